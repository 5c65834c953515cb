/** Returns the name under a review: first name and initial, because a review is public and the surname is private. */
export function toReviewAuthor(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = 'A customer', ...rest] = words;
  const initial = rest.at(-1)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
