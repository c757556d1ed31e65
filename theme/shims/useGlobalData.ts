/** Data that plugins of the reference gave to all pages. They do not run here: a build names them. */
type Instances = Record<string, unknown>;

export default function useGlobalData(): Record<string, Instances> {
  return {};
}

export function useAllPluginInstancesData(): Instances | undefined {
  return undefined;
}

export function usePluginData(): unknown {
  return undefined;
}
