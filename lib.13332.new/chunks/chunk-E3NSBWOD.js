// renderer/site/schema.ts
function shown(value) {
  if (value === null) return "null";
  if (typeof value === "function") return "function";
  if (value === void 0) return "undefined";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
function simple(name, accepts) {
  return {
    name,
    check(value, path, issues) {
      if (!accepts(value)) issues.push({ kind: "type", path, expected: name, got: shown(value) });
    }
  };
}
var string = simple("string", (value) => typeof value === "string");
var filled = simple("non-empty string", (value) => typeof value === "string" && value !== "");
var number = simple("number", (value) => typeof value === "number" && Number.isFinite(value));
var boolean = simple("boolean", (value) => typeof value === "boolean");
var func = simple("function", (value) => typeof value === "function");
var anything = simple("unknown", () => true);
var nothing = simple("null", (value) => value === null);
var plainObject = simple("object", isPlainObject);
var count = (least) => simple(`whole number >= ${least}`, (value) => Number.isInteger(value) && value >= least);
function isPlainObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function oneOf(...values) {
  return simple(values.map((value) => JSON.stringify(value)).join(" | "), (value) => values.includes(value));
}
function list(item) {
  const name = /[ |]/.test(item.name) ? `(${item.name})[]` : `${item.name}[]`;
  return {
    name,
    check(value, path, issues) {
      if (!Array.isArray(value)) issues.push({ kind: "type", path, expected: name, got: shown(value) });
      else for (const [index, entry] of value.entries()) item.check(entry, [...path, index], issues);
    }
  };
}
function record(item) {
  const name = `Record<string, ${item.name}>`;
  return {
    name,
    check(value, path, issues) {
      if (!isPlainObject(value)) issues.push({ kind: "type", path, expected: name, got: shown(value) });
      else for (const [key, entry] of Object.entries(value)) item.check(entry, [...path, key], issues);
    }
  };
}
function object(fields, required = [], open = false) {
  const known = Object.keys(fields);
  return {
    name: "object",
    check(value, path, issues) {
      if (!isPlainObject(value)) {
        issues.push({ kind: "type", path, expected: "object", got: shown(value) });
        return;
      }
      for (const key of required) if (value[key] === void 0) issues.push({ kind: "missing", path: [...path, key] });
      for (const [key, entry] of Object.entries(value)) {
        const shape = Object.hasOwn(fields, key) ? fields[key] : void 0;
        if (shape) {
          if (entry !== void 0) shape.check(entry, [...path, key], issues);
        } else if (!open) issues.push({ kind: "unknown", path, key, known });
      }
    }
  };
}
function any(...shapes) {
  const name = shapes.map((shape) => shape.name).join(" | ");
  return {
    name,
    check(value, path, issues) {
      let nearest;
      for (const shape of shapes) {
        const found = [];
        shape.check(value, path, found);
        if (found.length === 0) return;
        if (found.every((issue) => issue.kind !== "type" || issue.path.length > path.length)) nearest ??= found;
      }
      if (nearest) issues.push(...nearest);
      else issues.push({ kind: "type", path, expected: name, got: shown(value) });
    }
  };
}
function pathText(path) {
  let text = "";
  for (const piece of path) {
    if (typeof piece === "number") text += `[${piece}]`;
    else if (/^[\w$-]+$/.test(piece)) text += text === "" ? piece : `.${piece}`;
    else text += `[${JSON.stringify(piece)}]`;
  }
  return text;
}

export {
  shown,
  string,
  filled,
  number,
  boolean,
  func,
  anything,
  nothing,
  plainObject,
  count,
  isPlainObject,
  oneOf,
  list,
  record,
  object,
  any,
  pathText
};
