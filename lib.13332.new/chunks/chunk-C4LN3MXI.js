// renderer/check/cache.ts
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function openCache(file) {
  const stored = read(file);
  const used = {};
  let changed = false;
  return {
    get(key) {
      const value = stored[key];
      if (value !== void 0) used[key] = value;
      return value;
    },
    set(key, value) {
      used[key] = value;
      changed = true;
    },
    save() {
      if (!changed && Object.keys(used).length === Object.keys(stored).length) return;
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      writeFileSync(temporary, JSON.stringify(used));
      renameSync(temporary, file);
    }
  };
}
function read(file) {
  try {
    const value = JSON.parse(readFileSync(file, "utf8"));
    return value && typeof value === "object" && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

export {
  openCache
};
