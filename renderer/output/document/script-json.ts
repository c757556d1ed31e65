/** Most JSON contains none of these: one search for all three takes as long as one replacement. */
const UNSAFE = /[<\u2028\u2029]/;

/** JSON inside a script element: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSAFE.test(json)) return json;
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
