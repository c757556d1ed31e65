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
  const { baseUrl, url: siteUrl } = useSite();
  const withBaseUrl = (url: string, options?: Options) => addBaseUrl({ siteUrl, baseUrl, url, options });
  return { withBaseUrl };
}

interface Based {
  siteUrl: string;
  baseUrl: string;
  url: string;
  options?: Options;
}

/** A path with a base path, for code that is no component. */
export function addBaseUrl({ siteUrl, baseUrl, url, options = {} }: Based): string {
  const { absolute, forcePrependBaseUrl } = options;
  if (!url || url.startsWith('#') || isExternal(url)) return url;
  if (forcePrependBaseUrl) return baseUrl + url.replace(/^\//, '');
  const based = url.startsWith(baseUrl) ? url : withBase(url.startsWith('/') ? url : `/${url}`, baseUrl);
  return absolute ? siteUrl + based : based;
}
