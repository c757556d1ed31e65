/** Returns a text with line feeds alone: git on Windows writes a carriage return before each. */
export const lineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
