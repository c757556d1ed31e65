/** Dictionaries of opencc-js as text: `from to…` joined by `|`. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
