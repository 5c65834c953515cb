export const AMOUNT_MISTAKE = 'Enter rupees, like 1250';

/** Reads rupees as people type them, with ₹, spaces and commas; undefined where that is no amount above zero. */
export function readRupees(typed: string): number | undefined {
  const plain = typed.replaceAll(/[₹,\s]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
