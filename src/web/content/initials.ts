/** Returns the first letters of the first and the last part of a name; a name of one part has one letter. */
export function toInitials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.at(-1) ?? ''].map((part) => part.charAt(0)).join('');
}
