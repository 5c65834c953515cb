// Crockford's base32, as in order numbers: nothing is misread aloud.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes that `newTicketNumber` consumes. */
export const TICKET_NUMBER_RANDOM_BYTES = 6;

/** The number of a message to the shop, such as `T-2611-7K3QX9`, from the Indian day and 30 random bits. */
export function newTicketNumber(dayIst: string, randomBytes: Uint8Array): string {
  if (randomBytes.length < TICKET_NUMBER_RANDOM_BYTES) throw new RangeError('Needs more random bytes');
  const random = Array.from(
    randomBytes.subarray(0, TICKET_NUMBER_RANDOM_BYTES),
    (byte) => ALPHABET[byte & 31],
  );
  return `T-${dayIst.slice(2, 4)}${dayIst.slice(5, 7)}-${random.join('')}`;
}

/** Rule 4(5) of the E-Commerce Rules 2020: a complaint is acknowledged within 48 hours and settled within a month. We answer all within it. */
export const TICKET_ANSWER_HOURS = 48;
export const TICKET_SETTLE_DAYS = 30;
