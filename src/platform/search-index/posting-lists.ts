import { type Bits, addBit } from './bitset.ts';
import { countBytes, unpackNumbers, writeNumber } from './varint.ts';

/** At which places each word stands. */
export type WordPlaces = { addTo: (places: Bits, word: number) => void };

export const noWordPlaces: WordPlaces = { addTo: () => {} };

/**
 * Turned round: from the words of each place to the places of each word, all in one array; a place is written as its distance from the
 * one before, mostly in a byte. Others get their turn meanwhile.
 */
export async function placeWords(texts: readonly (string | undefined)[], words: number): Promise<WordPlaces> {
  const starts = new Uint32Array(words + 1);
  await walk(texts, words, (word, distance) => (starts[word + 1]! += countBytes(distance)));
  for (let word = 0; word < words; word += 1) starts[word + 1]! += starts[word]!;
  const bytes = new Uint8Array(starts[words]!);
  const ends = starts.slice(0, words);
  await walk(texts, words, (word, distance) => (ends[word] = writeNumber(bytes, ends[word]!, distance)));
  return {
    addTo(places, word) {
      let [place, distance, shift] = [-1, 0, 0];
      for (let at = starts[word]!; at < starts[word + 1]!; at += 1) {
        const byte = bytes[at]!;
        distance |= (byte & 127) << shift;
        shift += 7;
        if (byte > 127) continue;
        place += distance;
        addBit(places, place);
        distance = shift = 0;
      }
    },
  };
}

const atOnce = 1000;

/** Each word of each place once, in the order of places, with the distance from the place at which it stood before. */
async function walk(
  texts: readonly (string | undefined)[],
  words: number,
  take: (word: number, distance: number) => void,
): Promise<void> {
  const last = new Int32Array(words).fill(-1);
  for (let place = 0; place < texts.length; place += 1) {
    for (const word of unpackNumbers(texts[place] ?? '')) {
      if (last[word] === place) continue;
      take(word, place - last[word]!);
      last[word] = place;
    }
    if (place % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
