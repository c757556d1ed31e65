/** Spellings of a value in outputs: literal, escaped, or encoded. */

export function formsOf(value: string): string[] {
  const forms = [value, ...escaped(value), ...encoded(Buffer.from(value))];
  return [...new Set(forms)];
}

/** In JSON, in HTML and in addresses. */
function escaped(value: string): string[] {
  const json = inJson(value);
  const text = value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const attribute = text.replace(/"/g, '&quot;');
  const address = encodeURIComponent(value);
  const lower = address.replace(/%../g, (code) => code.toLowerCase());
  const quotes = ['&#x27;', '&#39;'].map((quote) => attribute.replace(/'/g, quote));
  return [
    json,
    inJson(json),
    json.replace(/</g, '\\u003c'),
    text,
    attribute,
    ...quotes,
    address,
    lower,
    encodeURI(value),
  ];
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

function encoded(bytes: Buffer): string[] {
  const hex = bytes.toString('hex');
  const base64 = [0, 1, 2].map((offset) => base64At(bytes, offset));
  const url = base64.map((text) => text.replace(/\+/g, '-').replace(/\//g, '_'));
  return [...base64, ...url, hex, hex.toUpperCase()];
}

/** Base64 of bytes that follow others, as a password follows its user: only the characters that these bytes alone decide. */
function base64At(bytes: Buffer, offset: number): string {
  const whole = Buffer.concat([Buffer.alloc(offset), bytes]);
  return whole.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((whole.length * 8) / 6));
}
