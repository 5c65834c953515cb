/** What is said of a text that is too long. */
export function sayAtMost(characters: number): string {
  return `Please use at most ${characters} characters`;
}
