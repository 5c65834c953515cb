import type { TermDictionary } from './term-dictionary.ts';
import { eachNumber, writeNumber } from './varint.ts';

/** Encodes texts of some lines as the numbers of their words, a byte or two each. */
export type TextCodec = {
  /** Returns the bytes of a text and learns its words. They are valid until the next call. */
  encode: (text: string) => Uint8Array;
  /** Returns the lines of a text exactly as they were; unwanted lines are not decoded and are returned empty. */
  decode: (bytes: Uint8Array, isWanted: (line: number) => boolean) => string[];
};

/** Separates the lines of a text: the number 0, which no word has. No other byte of encoded numbers is 0. */
const lineEnd = 0;

export function createTextCodec(words: TermDictionary): TextCodec {
  let scratch = new Uint8Array(16_384);

  // A search decodes a thousand texts: this takes half the time of a list of numbers that is mapped and joined.
  function readLine(bytes: Uint8Array, start: number, end: number): string {
    let line: string | undefined;
    const add = (number: number) => {
      line = line === undefined ? words.read(number) : `${line} ${words.read(number)}`;
    };
    eachNumber(bytes, add, start, end);
    return line ?? '';
  }

  return {
    encode(text) {
      // Each letter may be a word, of at most five bytes.
      const most = (text.length + 1) * 5;
      if (most > scratch.length) scratch = new Uint8Array(most);
      let end = 0;
      for (const [at, line] of text.split('\n').entries()) {
        if (at > 0) scratch[end++] = lineEnd;
        for (const word of line.split(' ')) end = writeNumber(scratch, end, words.learn(word));
      }
      return scratch.subarray(0, end);
    },
    decode(bytes, isWanted) {
      const lines: string[] = [];
      for (let start = 0; start <= bytes.length;) {
        const found = bytes.indexOf(lineEnd, start);
        const end = found === -1 ? bytes.length : found;
        lines.push(isWanted(lines.length) ? readLine(bytes, start, end) : '');
        start = end + 1;
      }
      return lines;
    },
  };
}
