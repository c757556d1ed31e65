// renderer/site/hash.ts
import { hash } from "node:crypto";
function hashOf(value) {
  return hash("sha256", value, "base64url").slice(0, 22);
}
function hashData(value) {
  return hashOf(JSON.stringify(value) ?? "undefined");
}

export {
  hashOf,
  hashData
};
