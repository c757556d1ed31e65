/** List items for mdast-util-to-hast, which looks through the whole list for each of its items: a long list would take the square of its length. */
import { defaultHandlers, type Handler } from 'mdast-util-to-hast';
import { isLoose } from './loose-list.js';

/** Returns a handler that caches for each item whether its list is loose, and otherwise passes a list without items to search. */
export function listItemHandler(): Handler {
  const short = new WeakMap<object, Parameters<typeof defaultHandlers.listItem>[2]>();
  return (state, node, parent) => {
    if (parent?.type !== 'list') return defaultHandlers.listItem(state, node, parent);
    const list = short.get(parent) ?? { ...parent, spread: isLoose(parent.spread, parent.children), children: [] };
    short.set(parent, list);
    return defaultHandlers.listItem(state, node, list);
  };
}
