/** Returns a mobile number as couriers take it: its last ten digits. */
export function toTenDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}
