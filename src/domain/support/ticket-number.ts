import { correctBase32, toBase32 } from '#domain/base32.ts';

/** Random bytes that `newTicketNumber` consumes. */
export const TICKET_NUMBER_RANDOM_BYTES = 6;

/** Returns a ticket number such as `T-2611-7K3QX9`, from an Indian day `2026-11-21` and 30 random bits. Throws RangeError for too few bytes. */
export function newTicketNumber(dayIst: string, randomBytes: Uint8Array): string {
  const random = toBase32(randomBytes, TICKET_NUMBER_RANDOM_BYTES);
  return `T-${dayIst.slice(2, 4)}${dayIst.slice(5, 7)}-${random}`;
}

/** Returns the stored form of a ticket number that was copied from an e-mail or heard read aloud; undefined if it is not one. */
export function readTicketNumber(text: string): string | undefined {
  const characters = correctBase32(text.replaceAll(/[\s-]/g, ''));
  const [, month, random] = /^T(\d{4})([0-9A-HJKMNP-TV-Z]{6})$/.exec(characters) ?? [];
  return month && random && `T-${month}-${random}`;
}
