/** Id of the instance of a plugin that names none. */
export const DEFAULT_PLUGIN_ID = 'default';
