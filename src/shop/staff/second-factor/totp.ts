import { Secret, TOTP } from 'otpauth';

const SECONDS = 30;
/** RFC 4226 recommends a secret of 160 bits. */
export const TOTP_SECRET_BYTES = 20;

type OwnedBy = { shop: string; email: string };

/** Returns the time step of a code of RFC 6238 (SHA-1, 6 digits, 30 seconds), one step early or late; undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = read(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / SECONDS) + delta;
}

/** Returns the address by which an app adds the secret, for a QR code. */
export function toTotpUri(secret: string, { shop, email }: OwnedBy): string {
  const named = new TOTP({ issuer: shop, label: email, secret: Secret.fromBase32(secret), period: SECONDS });
  return named.toString();
}

/** Returns random bytes as the secret that people may type: base32. */
export function toTotpSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

function read(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: SECONDS });
}
