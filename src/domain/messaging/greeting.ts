/** Matches letters of any script, with the marks, blanks, hyphens and full stops that occur in names. */
const nameLike = /^\p{L}(?:[\p{L}\p{M} '’.-]|\u200c|\u200d){0,79}$/u;
const address = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Returns whether a text is a name. One that is not (with line breaks, digits, an address or a link in it) is not repeated in a message:
 * anyone may have entered it, and the shop would send it to another person under its own name.
 */
export function isName(text: string): boolean {
  return nameLike.test(text) && !address.test(text);
}

/** Returns the greeting of a message, with the name if it is one. */
export function greet(name: string): string {
  return isName(name) ? `Namaste ${name},` : 'Namaste,';
}
