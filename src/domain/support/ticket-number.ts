// Crockford's base32, as in order numbers: nothing is misread aloud.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes that `newTicketNumber` consumes. */
export const TICKET_NUMBER_RANDOM_BYTES = 6;

/** Returns a ticket number such as `T-2611-7K3QX9`, from the Indian day and 30 random bits. */
export function newTicketNumber(dayIst: string, randomBytes: Uint8Array): string {
  if (randomBytes.length < TICKET_NUMBER_RANDOM_BYTES) throw new RangeError('Needs more random bytes');
  const random = Array.from(
    randomBytes.subarray(0, TICKET_NUMBER_RANDOM_BYTES),
    (byte) => ALPHABET[byte & 31],
  );
  return `T-${dayIst.slice(2, 4)}${dayIst.slice(5, 7)}-${random.join('')}`;
}

/** Returns the stored form of a ticket number that somebody copied from an e-mail or heard read aloud; undefined when it is not one. */
export function readTicketNumber(text: string): string | undefined {
  const characters = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const [, month, random] = /^T(\d{4})([0-9A-HJKMNP-TV-Z]{6})$/.exec(characters) ?? [];
  return month && random && `T-${month}-${random}`;
}
