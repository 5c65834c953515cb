/** Returns how many letters may be wrong, missing, extra or swapped: 0 in a short word, which would otherwise resemble every other one. */
function allowedErrors(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/**
 * Returns the words of a vocabulary that are nearest to a mistyped word, within one or two typing errors; none where no word is that near.
 */
export function findNearest(word: string, vocabulary: Iterable<string>): string[] {
  let least = allowedErrors(word);
  if (least === 0) return [];
  let nearest: string[] = [];
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > least) continue;
    const errors = countErrors(word, known, least);
    if (errors > least) continue;
    if (errors < least) nearest = [];
    least = errors;
    nearest.push(known);
  }
  return nearest;
}

/** Returns the word with each pair of neighbouring letters swapped; none for a short word, as with other errors. */
export function listSwapped(word: string): string[] {
  if (allowedErrors(word) === 0) return [];
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at]!, ...letters.slice(at + 2)].join(''));
}

/**
 * Counts the letters to change, drop, add or swap with their neighbour to turn one word into the other; counts above `most` may be too
 * high.
 */
export function countErrors(a: string, b: string, most = Infinity): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let errors = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) errors = Math.min(errors, before[column - 2]! + 1);
      current.push(errors);
    }
    if (Math.min(...current) > most) return most + 1;
    before = above;
    above = current;
  }
  return above[b.length]!;
}
