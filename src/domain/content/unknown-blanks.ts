/** Matches a word in braces, in any script. */
const words = /\{([^{}\s]{1,40})\}/g;

/**
 * Returns a sentence that names the first word in braces that the shop does not fill, and the words that it fills; undefined if there is no
 * such word. Customers would see the word as it was typed.
 */
export function findUnknownBlank(text: string, known: readonly string[]): string | undefined {
  const unknown = [...text.matchAll(words)].find(([, name]) => !known.includes(name!));
  if (!unknown) return undefined;
  const filled = known.map((name) => `{${name}}`).join(', ');
  return `The shop cannot fill in ${unknown[0]}, so customers would see it as typed. It can fill in ${filled}.`;
}
