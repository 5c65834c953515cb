import { z } from 'zod';
import type { ReviewSettings } from './review-settings.ts';

/** Why a review waits for staff. */
export const HoldReason = z.enum(['phone', 'link', 'email', 'word', 'photos', 'all']);
export type HoldReason = z.infer<typeof HoldReason>;

export type ReviewToCheck = { title: string; text: string; photos: number };

/**
 * Returns the rules for which a review waits, in the order of `HoldReason`; none if it is published at once. A review that waits needlessly
 * only costs a look, so the rules prefer to find too much.
 */
export function findHoldReasons(review: ReviewToCheck, { holdAll, words }: ReviewSettings): HoldReason[] {
  const text = normalise(`${review.title}\n${review.text}`);
  const found: Record<HoldReason, boolean> = {
    phone: hasPhone(text),
    link: LINK.test(text),
    email: ADDRESS.test(text),
    word: hasWord(text, words),
    photos: review.photos > 0,
    all: holdAll,
  };
  return HoldReason.options.filter((reason) => found[reason]);
}

/** An address of the web, written out or as a bare name such as `shop.example.in`. */
const LINK =
  /https?:|www\.|\b[\p{L}\d-]{2,}(?:\.| dot )(?:com|in|net|org|shop|store|online|site|info|biz|xyz|app|co|io|me|ly|link|gl|to)\b/u;
/** An e-mail address or a UPI id, which is a name at a bank. */
const ADDRESS = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[a-z]{2,}/u;

/** Returns text in lower case, with full-width digits and those of the Indian scripts as 0 to 9. */
function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) - '०'.charCodeAt(0)) % 128));
}

/** The digits of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. Unicode places them 128 apart. */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

const DIGIT_WORDS = new Map(
  [
    ['zero', 'shunya', 'शून्य'],
    ['one', 'ek', 'एक'],
    ['two', 'do', 'दो'],
    ['three', 'teen', 'तीन'],
    ['four', 'char', 'चार'],
    ['five', 'paanch', 'पांच'],
    ['six', 'chhe', 'छह'],
    ['seven', 'saat', 'सात'],
    ['eight', 'aath', 'आठ'],
    ['nine', 'nau', 'नौ'],
  ].flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)),
);
/** An Indian number of ten digits, with or without the code of the country or a zero, or one of another country. */
const PHONE = /(?<!\d)(?:(?:\+?91|0)?[6-9]\d{9}|0\d{10}|\+\d{8,15})(?!\d)/;

/** Returns whether text has a phone number, including one with spaces and signs between its digits, or with digits as words. */
function hasPhone(text: string): boolean {
  const digits = text.replaceAll(/[\p{L}\p{M}]+/gu, (word) => DIGIT_WORDS.get(word) ?? word);
  return PHONE.test(digits.replaceAll(/(?<=\d)[\s().,/_-]{1,3}(?=\d)/g, ''));
}

function hasWord(text: string, words: readonly string[]): boolean {
  const padded = ` ${toTokens(text).join(' ')} `;
  return words.some((word) => {
    const tokens = toTokens(word.toLowerCase()).join(' ');
    return tokens !== '' && padded.includes(` ${tokens}${word.endsWith('*') ? '' : ' '}`);
  });
}

/** Returns the words of a text; a letter that is repeated counts once, so that `biiitch` is found. */
function toTokens(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((token) =>
    token.replaceAll(/(\p{L})\1+/gu, '$1'),
  );
}
