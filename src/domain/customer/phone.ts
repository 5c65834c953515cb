/** The countries whose numbers the checkout accepts, in the order of its list. */
export const COUNTRY_CODES = [
  { code: '91', country: 'India', shortest: 10, longest: 10 },
  { code: '1', country: 'USA', shortest: 10, longest: 10 },
  { code: '44', country: 'UK', shortest: 10, longest: 10 },
  { code: '971', country: 'UAE', shortest: 9, longest: 9 },
  { code: '60', country: 'Malaysia', shortest: 9, longest: 10 },
  { code: '65', country: 'Singapore', shortest: 8, longest: 8 },
] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number]['code'];

/** The countries in the mobile login's list. */
export const LOGIN_COUNTRY_CODES = COUNTRY_CODES.slice(0, 4);

/** Returns how many digits a mobile number of a country has after its code; ten for countries that are not listed. */
function nationalLength(countryCode: string): { shortest: number; longest: number } {
  return COUNTRY_CODES.find(({ code }) => code === countryCode) ?? { shortest: 10, longest: 10 };
}

/** Returns those lengths in words: `10`, or `9 or 10`. */
function formatLength(countryCode: string, or: string): string {
  const { shortest, longest } = nationalLength(countryCode);
  return shortest === longest ? String(longest) : `${shortest}${or}${longest}`;
}

/** Returns whether a number has the number of digits of its country; the digits themselves are not checked. */
export function isWholeNumber(national: string, countryCode = '91'): boolean {
  const { shortest, longest } = nationalLength(countryCode);
  return /^\d+$/.test(national) && national.length >= shortest && national.length <= longest;
}

/** Returns whether a country code is in our list. */
export function isCountryCode(text: string): text is CountryCode {
  return COUNTRY_CODES.some((entry) => entry.code === text);
}

/** Returns what a phone field shows while someone types or pastes: national digits, never more than the country has. */
export function toNationalDigits(text: string, countryCode = '91'): string {
  return stripToNational(text, countryCode).slice(0, nationalLength(countryCode).longest);
}

/**
 * Returns the national digits of a number: `+91 98765-43210`, `0091…` and `098765 43210` all give `9876543210`. No digits are cut off the
 * end.
 */
export function stripToNational(text: string, countryCode = '91'): string {
  const { shortest, longest } = nationalLength(countryCode);
  let digits = text.replaceAll(/\D/g, '');
  const dialled = digits.startsWith('00') && digits.length > longest;
  const international = dialled || text.trim().startsWith('+');
  if (dialled) digits = digits.slice(2);
  const carriesCode = digits.startsWith(countryCode) && (international || digits.length > longest);
  if (carriesCode) digits = digits.slice(countryCode.length);
  if (digits.length > shortest && digits.startsWith('0')) digits = digits.slice(1);
  return digits;
}

/** Returns whether national digits can receive a code: an Indian mobile number begins with 6 to 9, others must not begin with 0. */
export function isMobileNumber(national: string, countryCode = '91'): boolean {
  return isWholeNumber(national, countryCode) && (countryCode === '91' ? /^[6-9]/ : /^[1-9]/).test(national);
}

/** Returns the sentence for a number that can receive no code; it is the specification's own where the country has ten digits. */
export function mobileWords(countryCode = '91'): string {
  return `Please enter a valid ${formatLength(countryCode, '- or ')}-digit mobile number`;
}

export const PHONE_LENGTH_WORDS = 'Phone number must be exactly 10 digits';
export const PHONE_START_WORDS = 'Phone number must be 10 digits and cannot start with 0';
export const INDIAN_PHONE_WORDS = 'Phone number must be 10 digits and start with 6, 7, 8 or 9';

/** Returns the mistake in the national digits of a number that the courier calls, in the specification's words if it has any. */
export function phoneMistake(national: string, countryCode = '91'): string | undefined {
  const ofCountry = (words: string) => words.replace('10', formatLength(countryCode, ' or '));
  if (!isWholeNumber(national, countryCode)) return ofCountry(PHONE_LENGTH_WORDS);
  if (national.startsWith('0')) return ofCountry(PHONE_START_WORDS);
  return isMobileNumber(national, countryCode) ? undefined : INDIAN_PHONE_WORDS;
}

/** Returns a number in E.164, `+919876543210`, as it is stored and given to message providers. */
export function toE164(national: string, countryCode = '91'): string {
  return `+${countryCode}${national}`;
}

/** Returns country code and national digits of a stored number, or undefined when its country is not listed. */
export function parseE164(text: string): { countryCode: CountryCode; national: string } | undefined {
  const entry = COUNTRY_CODES.find(
    ({ code }) => text.startsWith(`+${code}`) && isWholeNumber(text.slice(1 + code.length), code),
  );
  return entry && { countryCode: entry.code, national: text.slice(1 + entry.code.length) };
}

/** Returns a number as people read it: `+91 98765 43210`. */
export function formatPhone(e164: string): string {
  const parsed = parseE164(e164);
  if (!parsed) return e164;
  return `+${parsed.countryCode} ${parsed.national.slice(0, 5)} ${parsed.national.slice(5)}`;
}

/** Masks all but the last four digits, for logs and screens. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length <= 4 ? '****' : '*'.repeat(digits.length - 4) + digits.slice(-4);
}
