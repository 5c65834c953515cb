/** Returns the validation sentence for a text that is too long. */
export function atMostSentence(characters: number): string {
  return `Please use at most ${characters} characters`;
}
