import { type Bitset, addBit } from './bitset.ts';
import type { Bytes } from './byte-store.ts';
import { countBytes, eachNumber, writeNumber } from './varint.ts';

/** The posting lists: the ordinals of the texts that contain each word. */
export type PostingLists = { addTo: (ordinals: Bitset, word: number) => void };

export const noPostingLists: PostingLists = { addTo: () => {} };

/**
 * Inverts the words of each text into the ordinals of each word, all in one array; an ordinal is written as its distance from the previous
 * one, mostly in a byte. It yields to the event loop in between. `words` is the number after the highest word.
 */
export async function createPostingLists(texts: Bytes, words: number): Promise<PostingLists> {
  const starts = new Uint32Array(words + 1);
  await walk(texts, words, (word, distance) => (starts[word + 1]! += countBytes(distance)));
  for (let word = 0; word < words; word += 1) starts[word + 1]! += starts[word]!;
  const bytes = new Uint8Array(starts[words]!);
  const ends = starts.slice(0, words);
  await walk(texts, words, (word, distance) => (ends[word] = writeNumber(bytes, ends[word]!, distance)));
  return {
    addTo(ordinals, word) {
      let ordinal = -1;
      const add = (distance: number) => addBit(ordinals, (ordinal += distance));
      // A word that was learned after the lists were made has none.
      if (word < words) eachNumber(bytes, add, starts[word], starts[word + 1]);
    },
  };
}

const atOnce = 1000;

/** Visits each word of each text once, in the order of ordinals, with the distance from the previous ordinal that has the word. */
async function walk(
  texts: Bytes,
  words: number,
  take: (word: number, distance: number) => void,
): Promise<void> {
  const last = new Int32Array(words).fill(-1);
  for (let ordinal = 0; ordinal < texts.count(); ordinal += 1) {
    eachNumber(texts.read(ordinal), (word) => {
      if (last[word] === ordinal) return;
      take(word, ordinal - last[word]!);
      last[word] = ordinal;
    });
    if (ordinal % atOnce === atOnce - 1) await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
