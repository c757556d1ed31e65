import { isExternal } from '../../renderer/shared/urls.js';

/** True for addresses with a scheme, and for those of another host. */
export const hasProtocol = isExternal;

/** True for addresses of the site itself. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url);
}
