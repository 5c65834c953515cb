import { type ShopError, invalid } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';

/** The person whose email and name must not be their password. */
type Person = { email: string; name?: string };

const OWN_WORDS = ['haat', 'password', 'welcome', 'customer', 'admin', 'owner'];

/**
 * Throws invalid `password.weak` for a password that is on lists of leaked ones, or that is one word of the shop or of the person with only
 * digits and signs around it. OWASP ASVS 5.0, 6.2.4, 6.2.11 and 6.2.12.
 */
export async function refuseWeakPassword(ctx: Ctx, password: string, person: Person): Promise<void> {
  const leaked = await readLeakedPasswords();
  const plain = password.toLowerCase();
  if (leaked.has(plain)) {
    throw weak('This password is on lists that attackers try first. Please choose another one.');
  }
  const { general } = await readShownSettings(ctx);
  const words = [...OWN_WORDS, general.shopName, person.name ?? '', ...splitEmail(person.email)];
  // A name may be missing, and a part of an address may have only digits; both leave no letters and must not match.
  const spelled = words.map(toLetters).filter((letters) => letters !== '');
  if (spelled.includes(toLetters(plain))) {
    throw weak('This password is easy to guess: it is the shop’s name or yours. Please choose another one.');
  }
}

function weak(message: string): ShopError {
  return invalid('password.weak', message, { password: message });
}

function splitEmail(email: string): string[] {
  return [
    email,
    email.split('@')[0]!,
    ...email
      .split('@')[0]!
      .split(/[._+-]/)
      .filter((part) => part.length > 3),
  ];
}

/** Returns only the letters, so that `Haat@2026` is recognised as the shop's name. */
function toLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

let leakedPasswords: Promise<Set<string>> | undefined;

/** Returns about 49,000 passwords from public leaks, most used first; they are loaded when a password is first chosen. */
function readLeakedPasswords(): Promise<Set<string>> {
  leakedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return leakedPasswords;
}
