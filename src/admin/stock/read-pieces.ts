import { readNumber } from '#admin/format/read-number.ts';

/** The most pieces of one line of a receipt. */
export const MOST_RECEIVED = 100_000;

/** Returns the pieces that were typed; undefined where that is no whole number from one to `most`. */
export function readPieces(typed: string, most: number): number | undefined {
  const pieces = readNumber(typed);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= most ? pieces : undefined;
}

/** Explains which numbers can be typed: `Enter a whole number from 1 to 31.` */
export function formatPiecesMistake(most: number): string {
  return most === 1
    ? 'Enter 1: there is one piece.'
    : `Enter a whole number from 1 to ${most.toLocaleString('en-IN')}.`;
}
