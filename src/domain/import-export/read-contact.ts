import { isMobileNumber, stripToNational, toE164 } from '#domain/customer/phone.ts';
import { emailField } from '#domain/customer/email.ts';
import { type Read, SHORTENED_MISTAKE, isShortened } from './read-values.ts';

const MOBILE_MISTAKE = 'Enter a mobile number of 10 digits, like 98290 10003, or leave it empty';
const Email = emailField();

/** Reads a mobile number in any spelling, an Indian one without its `+91`, and returns it in E.164. */
export function readMobile(text: string): Read<string> {
  if (isShortened(text)) return { mistake: SHORTENED_MISTAKE };
  const digits = text.replaceAll(/\D/g, '');
  const isForeign = text.trim().startsWith('+') && !digits.startsWith('91');
  if (isForeign)
    return /^[1-9]\d{6,14}$/.test(digits) ? { value: `+${digits}` } : { mistake: MOBILE_MISTAKE };
  const national = stripToNational(text);
  return isMobileNumber(national) ? { value: toE164(national) } : { mistake: MOBILE_MISTAKE };
}

/** Reads an e-mail address and returns it in lower case. */
export function readEmail(text: string): Read<string> {
  const email = Email.safeParse(text);
  return email.success
    ? { value: email.data.toLowerCase() }
    : { mistake: 'Enter an e-mail address like meera@example.com, or leave it empty' };
}
