/** How many letters may be wrong, missing, too many or swapped: none in a short word, or every word would resemble another. */
function allowedErrors(word: string): number {
  if (word.length <= 3) return 0;
  return word.length <= 7 ? 1 : 2;
}

/** The words of a vocabulary that a mistyped word may stand for: the nearest within a typing error or two, none where nothing is near. */
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

/** The word with each pair of neighbours swapped; none of a short word, as with other errors. */
export function listSwapped(word: string): string[] {
  if (allowedErrors(word) === 0) return [];
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at]!, ...letters.slice(at + 2)].join(''));
}

/** Letters to change, drop, add or swap with their neighbour to turn one word into the other; more than `most` may be rounded up. */
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
