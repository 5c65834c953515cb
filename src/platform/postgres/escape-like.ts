/** Escapes a text for a LIKE pattern, so that it matches only itself. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
