/** The sentence that shows how to write an amount. */
export const AMOUNT_MISTAKE = 'Enter rupees, like 1250';
export const SHORTENED_MISTAKE =
  'A spreadsheet has shortened this number. Format the column as text and enter it again';
const WHOLE_MISTAKE = 'Enter a whole number, like 12';
const FLAG_MISTAKE = 'Enter yes or no';

/** A value that was read, or the sentence that says how to write it. */
export type Read<Value> = { value: Value } | { mistake: string };

/**
 * Reads an amount as Indian sheets write it (`₹12,34,567.89`, `Rs. 1,250/-`) and returns paise. A computed amount has more decimals than a
 * sheet shows and is rounded in the same way; exactly three decimals are refused, because `1.250` may mean thousands.
 */
export function readAmount(text: string): Read<number> {
  if (isShortened(text)) return { mistake: SHORTENED_MISTAKE };
  const plain = withoutHardSpaces(text)
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/(\/-|inr)$/i, '')
    .trimEnd();
  const isGrouped = /^\d{1,3}(,\d{2,3})*,\d{3}(\.(\d{1,2}|\d{4,}))?$/.test(plain);
  const isPlain = /^\d+(\.(\d{1,2}|\d{4,}))?$/.test(plain);
  if (!isGrouped && !isPlain) return { mistake: AMOUNT_MISTAKE };
  const [rupees, fraction = ''] = plain.replaceAll(',', '').split('.');
  const paise =
    Number(rupees) * 100 + Math.round(Number(`${fraction.padEnd(2, '0').slice(0, 2)}.${fraction.slice(2)}`));
  return Number.isSafeInteger(paise) ? { value: paise } : { mistake: AMOUNT_MISTAKE };
}

/** Reads a whole number: `1,200`, `12.0`. */
export function readWhole(text: string): Read<number> {
  if (isShortened(text)) return { mistake: SHORTENED_MISTAKE };
  const plain = withoutHardSpaces(text)
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replace(/\.0+$/, '');
  return /^-?\d{1,9}$/.test(plain) ? { value: Number(plain) } : { mistake: WHOLE_MISTAKE };
}

/** Reads a percentage in basis points: `12`, `12 %`, `0.25`. */
export function readPercent(text: string): Read<number> {
  const plain = text.replace(/%$/, '').trimEnd();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return { mistake: 'Enter a percentage, like 12' };
  return { value: Math.round(Number(plain) * 100) };
}

/** Reads yes or no, as people and programs write it. */
export function readFlag(text: string): Read<boolean> {
  if (/^(yes|y|true|1|haan)$/i.test(text)) return { value: true };
  if (/^(no|n|false|0)$/i.test(text)) return { value: false };
  return { mistake: FLAG_MISTAKE };
}

/**
 * Reads a code such as a SKU or an AWB. A spreadsheet may have taken it for a number, or it is written to prevent that: `="0149"`, `'0149`.
 */
export function readCode(text: string): Read<string> {
  const plain = text.replace(/^="(.*)"$/, '$1').replace(/^'/, '');
  return isShortened(plain) ? { mistake: SHORTENED_MISTAKE } : { value: plain.trim() };
}

/** Reads a text unchanged; every text is valid. */
export function readText(text: string): Read<string> {
  return { value: text };
}

/** Returns whether a spreadsheet wrote a long number as `9.19877E+11`, whose last digits are lost. */
export function isShortened(text: string): boolean {
  return /^\d(\.\d+)?E\+?\d{1,3}$/i.test(text);
}

/** Spreadsheets put non-breaking spaces between a sign and its number. */
function withoutHardSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
