/** Joins class names, leaving out what does not apply. */
export function classes(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
