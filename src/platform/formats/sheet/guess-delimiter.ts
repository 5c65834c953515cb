const DELIMITERS = [',', ';', '\t'] as const;
const lines = 20;

/**
 * Returns the character that separates the cells of a CSV file. Most of the first lines contain the same number of it, not counting quoted
 * text, because a table has the same number of cells in each row. Text in a file with semicolons may contain more commas, but its heading
 * line contains none.
 */
export function guessDelimiter(text: string): string {
  const counted = countInLines(text);
  const weights = new Map(DELIMITERS.map((each) => [each, weigh(counted.map((line) => line[each]))]));
  return DELIMITERS.toSorted((a, b) => weights.get(b)! - weights.get(a)!)[0]!;
}

type Counts = Record<(typeof DELIMITERS)[number], number>;

/** Counts each character in each of the first lines, ignoring quoted text. */
function countInLines(text: string): Counts[] {
  const counted: Counts[] = [{ ',': 0, ';': 0, '\t': 0 }];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' && counted.push({ ',': 0, ';': 0, '\t': 0 }) > lines) break;
    else if (character in counted[0]!) counted.at(-1)![character as keyof Counts] += 1;
  }
  return counted.slice(0, lines);
}

/** Returns the number of lines that share the most common count; between two equal ones the higher count wins. */
function weigh(counts: readonly number[]): number {
  const present = counts.filter((count) => count > 0);
  return Math.max(
    0,
    ...present.map((count) => present.filter((each) => each === count).length + count / 10_000),
  );
}
