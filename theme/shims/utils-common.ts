/** Small helpers that the reference shares between its server and its pages. */
import { applyTrailingSlash as applyRule, type UrlRules } from '../../renderer/shared/urls.js';

/** Id of the text of a post. */
export const blogPostContainerID = '__blog-post-container';

export const addPrefix = (text: string, prefix: string): string => (text.startsWith(prefix) ? text : prefix + text);
export const addSuffix = (text: string, suffix: string): string => (text.endsWith(suffix) ? text : text + suffix);
export const removePrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;
export const removeSuffix = (text: string, suffix: string): string =>
  suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

export const addLeadingSlash = (path: string): string => addPrefix(path, '/');
export const addTrailingSlash = (path: string): string => addSuffix(path, '/');
export const removeTrailingSlash = (path: string): string => removeSuffix(path, '/');

/** An address with or without a last slash, as the site wants it. */
export const applyTrailingSlash = (path: string, { trailingSlash, baseUrl }: UrlRules): string =>
  applyRule(path, { trailingSlash, baseUrl });

/** An error, and those that caused it. */
export function getErrorCausalChain(error: Error): [Error, ...Error[]] {
  return error.cause instanceof Error ? [error, ...getErrorCausalChain(error.cause)] : [error];
}
