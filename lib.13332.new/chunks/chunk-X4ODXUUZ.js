// theme/client/frame/expectations.ts
import { parse } from "acorn";
function commentStart(line) {
  let quote = "";
  for (let i = 0; i < line.length - 1; i++) {
    const character = line[i];
    if (quote) {
      if (character === "\\") i++;
      else if (character === quote) quote = "";
    } else if (character === '"' || character === "'" || character === "`") quote = character;
    else if (character === "/" && line[i + 1] === "/") return i;
  }
  return -1;
}
var VALUE = /^!?\s*=>\s*(Promise<)?/;
var THROWS = /^!?\s*throws\s+[A-Z]/;
function markComments(code) {
  return code.split("\n").map((line) => {
    const at = commentStart(line);
    const isOne = at !== -1 && (VALUE.test(line.slice(at + 2)) || THROWS.test(line.slice(at + 2)));
    return isOne ? `${line.slice(0, at)}//!${line.slice(at + 2)}` : line;
  }).join("\n");
}
function statementLists(program) {
  const lists = [];
  const visit = (value) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!value || typeof value !== "object") return;
    const node = value;
    for (const list of [node.body, node.consequent])
      if (Array.isArray(list) && list.length > 0 && node.type !== "ClassBody") lists.push(list);
    for (const key of Object.keys(node)) visit(node[key]);
  };
  visit(program);
  return lists;
}
function statementBefore(place, lists) {
  let best = null;
  for (const statement of lists.flat()) {
    if (statement.end > place) continue;
    if (!best || statement.end > best.end || statement.end === best.end && statement.start < best.start)
      best = statement;
  }
  return best;
}

export {
  commentStart,
  markComments,
  statementLists,
  statementBefore
};
