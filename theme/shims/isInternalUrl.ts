import { isExternal } from '../../renderer/site/urls.js';

/** True for addresses of the site itself. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}
