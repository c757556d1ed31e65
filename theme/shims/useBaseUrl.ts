import { isExternal, withBase } from '../../renderer/shared/urls.js';
import { useSite } from '../runtime.js';

interface Options {
  absolute?: boolean;
  forcePrependBaseUrl?: boolean;
}

/** A path of the site with its base path. */
export default function useBaseUrl(path: string, options: Options = {}): string {
  return useBaseUrlUtils().withBaseUrl(path, options);
}

export function useBaseUrlUtils() {
  const { baseUrl, url } = useSite();
  const withBaseUrl = (path: string, { absolute, forcePrependBaseUrl }: Options = {}): string => {
    if (!path || path.startsWith('#') || isExternal(path)) return path;
    const based = path.startsWith(baseUrl) && !forcePrependBaseUrl ? path : withBase(path, baseUrl);
    return absolute ? url + based : based;
  };
  return { withBaseUrl };
}
