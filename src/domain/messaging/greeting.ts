/** Letters of any script, with the marks, blanks, hyphens and full stops that names have. */
const nameLike = /^\p{L}(?:[\p{L}\p{M} '’.-]|\u200c|\u200d){0,79}$/u;
const address = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * How a mail greets. What is no name (with line breaks, digits, an address or a link in it) is not repeated: anybody may have chosen it, and the
 * shop would mail it to somebody else in its own name.
 */
export function greet(name: string): string {
  const isName = nameLike.test(name) && !address.test(name);
  return isName ? `Namaste ${name},` : 'Namaste,';
}
