import { useAllDocsData } from './docs-client.js';
import globalData from './global-data.js';
import lost from './lost-data.js';

/** Data that plugins gave to all pages. */
type Instances = Record<string, unknown>;

interface Options {
  failfast?: boolean;
}

export default function useGlobalData(): Record<string, Instances> {
  const docs = useAllDocsData();
  const data = { 'docusaurus-plugin-content-docs': docs, ...globalData };
  return lost ? new Proxy(data, { get: (known, name) => Reflect.get(known, name) ?? lost }) : data;
}

/** Data of every instance of a plugin. */
export function useAllPluginInstancesData(name: string, options: Options = {}): Instances | undefined {
  const found = useGlobalData()[name];
  if (!found && options.failfast) throw new Error(`no plugin "${name}" has given global data`);
  return found;
}

/** Data of one instance of a plugin. */
export function usePluginData(name: string, id = 'default', options: Options = {}): unknown {
  const found = useAllPluginInstancesData(name, options)?.[id];
  if (!found && options.failfast) throw new Error(`no plugin "${name}" with the id "${id}" has given global data`);
  return found;
}
