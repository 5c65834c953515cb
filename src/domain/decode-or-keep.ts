/** Returns a part of a URL without its percent encoding, or unchanged if the encoding is malformed. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
