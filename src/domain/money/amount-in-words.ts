import type { Paise } from './money.ts';

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** Spells out non-negative paise in Indian counting: "Rupees One Lakh Twenty Three Thousand and Fifty Paise Only". Throws RangeError. */
export function amountInWords(paise: Paise): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`Not an amount to spell out: ${paise}`);
  const fraction = paise % 100;
  const rupees = `Rupees ${spell(Math.floor(paise / 100))}`;
  return fraction === 0 ? `${rupees} Only` : `${rupees} and ${spell(fraction)} Paise Only`;
}

function spell(n: number): string {
  for (const [size, word] of steps) {
    if (n >= size) return joined(`${spell(Math.floor(n / size))} ${word}`, n % size);
  }
  if (n < 20) return small[n] ?? '';
  return joined(tens[Math.floor(n / 10)] ?? '', n % 10);
}

function joined(words: string, rest: number): string {
  return rest === 0 ? words : `${words} ${spell(rest)}`;
}
