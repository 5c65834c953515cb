/** Joins class names and leaves out empty ones. */
export function classes(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
