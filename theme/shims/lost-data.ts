/**
 * Replaces data of plugins of a migrated site that did not run: it has every property, and renders nothing. If there are such plugins, the
 * bundler replaces this file by it.
 */
const lost: Record<string, unknown> | undefined = undefined;

export default lost as Record<string, unknown> | undefined;
