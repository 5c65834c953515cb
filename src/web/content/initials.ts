/** Returns the first letters of the first and the last part of a name; one letter of a name of one part. */
export function toInitials(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter(Boolean);
  return [first, others.at(-1) ?? ''].map((part) => part.charAt(0)).join('');
}
