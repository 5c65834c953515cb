import { devanagariToLatin } from './transliterate.ts';

type Script = { script: RegExp; first: number; saysLastA: boolean };

// Unicode aligns the scripts of India: the same letter has the same offset in each block of 128.
const scripts: Script[] = [
  { script: /[\u0980-\u09ff]+/g, first: 0x0980, saysLastA: false },
  { script: /[\u0a00-\u0a7f]+/g, first: 0x0a00, saysLastA: false },
  { script: /[\u0a80-\u0aff]+/g, first: 0x0a80, saysLastA: false },
  { script: /[\u0b00-\u0b7f]+/g, first: 0x0b00, saysLastA: true },
  { script: /[\u0b80-\u0bff]+/g, first: 0x0b80, saysLastA: true },
  { script: /[\u0c00-\u0c7f]+/g, first: 0x0c00, saysLastA: true },
  { script: /[\u0c80-\u0cff]+/g, first: 0x0c80, saysLastA: true },
  { script: /[\u0d00-\u0d7f]+/g, first: 0x0d00, saysLastA: true },
];
const devanagari = 0x0900;

/** Letters that have no offset in Devanagari, mapped to those that sound alike. */
const alike: Record<string, string> = {
  ऎ: 'ए',
  ऒ: 'ओ',
  'ॆ': 'े',
  'ॊ': 'ो',
};
/** Letters outside this alignment: Bengali, Assamese, Gurmukhi, Malayalam. */
const alone: Record<string, string> = {
  ৎ: 'ত্',
  ৰ: 'র',
  ৱ: 'ব',
  'ੰ': 'ਂ',
  'ੱ': '',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};
/**
 * A Tamil letter that is pronounced `ch` at the beginning of a word and next to another consonant, and `s` after a vowel: Venkatesan,
 * Chennai.
 */
const softTamilCha = /(?<=[\u0b85-\u0bcc])ச(?!\u0bcd)/g;
const endsInConsonant = /[\u0915-\u0939]\u093c?$/;

/**
 * Transliterates Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam words into Latin letters, for places where these
 * scripts cannot be printed. All other text stays as it is.
 */
export function indicToLatin(text: string): string {
  return scripts.reduce(
    (said, { script, ...rest }) => said.replaceAll(script, (word) => toLatin(word, rest)),
    text.normalize('NFC'),
  );
}

function toLatin(word: string, { first, saysLastA }: Omit<Script, 'script'>): string {
  const known = [...word.replaceAll(softTamilCha, 'ஸ')].map((letter) => alone[letter] ?? letter).join('');
  const moved = [...known]
    .map((letter) => String.fromCodePoint(letter.codePointAt(0)! - first + devanagari))
    .map((letter) => alike[letter] ?? letter)
    .join('');
  const latin =
    devanagariToLatin(moved).replaceAll(/[\u0966-\u096f]/g, toDigit) +
    (saysLastA && endsInConsonant.test(moved) ? 'a' : '');
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

function toDigit(digit: string): string {
  return String(digit.codePointAt(0)! - 0x0966);
}
