/**
 * Stands for data of plugins of a moved site that did not run: it has every name, and shows nothing. Where there are such plugins, the
 * bundler takes it in place of this file.
 */
const lost: Record<string, unknown> | undefined = undefined;

export default lost as Record<string, unknown> | undefined;
