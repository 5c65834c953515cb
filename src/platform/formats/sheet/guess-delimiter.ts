const DELIMITERS = [',', ';', '\t'] as const;
const lines = 20;

/** Returns the character that separates the cells of a CSV file: the one that is most frequent outside quotes in its first lines. */
export function guessDelimiter(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((each) => [each, 0]));
  let isQuoted = false;
  let line = 0;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n') line += 1;
    else if (counts.has(character)) counts.set(character, counts.get(character)! + 1);
    if (line === lines) break;
  }
  return DELIMITERS.toSorted((a, b) => counts.get(b)! - counts.get(a)!)[0]!;
}
