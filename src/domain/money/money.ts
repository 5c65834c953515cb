/** Money is a whole number of paise, always; rupees exist only in JSON and on the screen. */
export type Paise = number;

/** Converts rupees (at most two decimals, as in the API) to paise. Throws RangeError for anything that is not an amount. */
export function toPaise(rupees: number): Paise {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise)) throw new RangeError(`Not an amount of rupees: ${rupees}`);
  return withoutMinusZero(paise);
}

/** Converts paise to rupees with at most two decimals, for JSON only: never calculate with the result. */
export function toRupees(paise: Paise): number {
  return paise / 100;
}

type RupeeFormat = { decimals?: 0 | 2 | 'auto' };

/**
 * Returns "₹1,23,456.00" in Indian grouping, for people: an amount below zero begins with a minus sign, not a hyphen. decimals: 2 (default),
 * 0 (rounded half up) or 'auto' (paise only where there are some).
 */
export function formatRupees(paise: Paise, options: RupeeFormat = {}): string {
  const decimals = options.decimals ?? 2;
  const amount = Math.abs(decimals === 0 ? roundToRupee(paise) : paise);
  const rupees = groupIndian(String(Math.floor(amount / 100)));
  const showsPaise = decimals === 2 || (decimals === 'auto' && amount % 100 !== 0);
  const fraction = showsPaise ? `.${String(amount % 100).padStart(2, '0')}` : '';
  return `${paise < 0 && amount > 0 ? '−' : ''}₹${rupees}${fraction}`;
}

/** Formats an amount of the API, which is in rupees, as formatRupees formats paise. */
export function formatAmount(rupees: number, options?: RupeeFormat): string {
  return formatRupees(toPaise(rupees), options);
}

function groupIndian(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}

/** Rounds to whole rupees, 50 paise up. */
export function roundToRupee(paise: Paise): Paise {
  return divideHalfUp(paise, 100) * 100;
}

/**
 * Divides n by d to the nearest whole number, halves up. Pass BigInt where a product could exceed 2^53. Throws RangeError for a divisor
 * that is not positive, or a result that is no safe integer.
 */
export function divideHalfUp(n: number | bigint, d: number | bigint): number {
  const divisor = BigInt(d);
  if (divisor <= 0n) throw new RangeError(`Not a divisor: ${d}`);
  return toSafeNumber(floorDivide(2n * BigInt(n) + divisor, 2n * divisor));
}

/** Returns a share of an amount in basis points, halves up: 1800 basis points are 18 %. */
export function shareOf(paise: Paise, bp: number): Paise {
  return divideHalfUp(BigInt(paise) * BigInt(bp), 10_000n);
}

/**
 * Splits a non-negative whole amount in proportion to non-negative weights; the parts add up to it. Left-over paise are given to the
 * largest remainders, ties to the earlier one. Weights that are all zero count as equal.
 */
export function splitProportionally(total: Paise, weights: readonly number[]): Paise[] {
  assertSplittable(total, weights);
  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = shares.reduce((a, b) => a + b, 0n);
  const parts = shares.map((share) => (BigInt(total) * share) / sum);
  const remainders = shares.map((share, index) => ({ index, remainder: (BigInt(total) * share) % sum }));
  // Array.sort is stable, so equal remainders keep the order of the lines.
  remainders.sort((a, b) => (a.remainder === b.remainder ? 0 : a.remainder < b.remainder ? 1 : -1));
  const leftOver = Number(BigInt(total) - parts.reduce((a, b) => a + b, 0n));
  for (const { index } of remainders.slice(0, leftOver)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts.map(toSafeNumber);
}

/** Returns the sum of a list of paise. */
export function sumPaise(amounts: readonly Paise[]): Paise {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

function assertSplittable(total: Paise, weights: readonly number[]): void {
  if (!isWhole(total) || !weights.every(isWhole))
    throw new RangeError('Only whole, non-negative amounts can be split');
  if (weights.length === 0 && total > 0) throw new RangeError('Nobody to split the amount over');
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function floorDivide(n: bigint, d: bigint): bigint {
  return n < 0n && n % d !== 0n ? n / d - 1n : n / d;
}

function toSafeNumber(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`Beyond what money can be: ${value}`);
  return number;
}

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}
