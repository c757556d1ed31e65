import {
  findSite
} from "./chunk-L2LQBA4T.js";

// cli/site-options.ts
import { join } from "node:path";
function siteBuildOptions(dir, options) {
  const found = findSite(process.cwd(), dir, options.config);
  if ("problems" in found) return found;
  return {
    options: {
      ...found,
      cacheDir: join(found.dir, ".notes"),
      base: options.base,
      parser: options.parser ?? "native",
      threads: options.threads,
      paranoid: options.paranoid ?? false,
      forgive: options.forgive ?? false
    }
  };
}

export {
  siteBuildOptions
};
