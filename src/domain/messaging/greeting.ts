/** Matches letters of any script, with the marks, blanks, hyphens and full stops that occur in names. */
const nameLike = /^\p{L}(?:[\p{L}\p{M} '’.-]|\u200c|\u200d){0,79}$/u;
const address = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Returns the greeting of an e-mail. A text that is not a name (with line breaks, digits, an address or a link in it) is not repeated:
 * anyone may have entered it, and the shop would mail it to another person under its own name.
 */
export function greet(name: string): string {
  const isName = nameLike.test(name) && !address.test(name);
  return isName ? `Namaste ${name},` : 'Namaste,';
}
