import { describe, expect, test } from 'vitest';
import { findTotpStep, toTotpSecret, toTotpUri } from './totp.ts';

/** The secret of the test vectors of RFC 6238, appendix B; the last six digits of each vector are the six-digit code. */
const secret = toTotpSecret(new TextEncoder().encode('12345678901234567890'));

describe('codes of RFC 6238', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds the code is %s', (seconds, code) => {
    expect(findTotpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('a code is valid one step early and one step late, but no longer', () => {
    const at = (seconds: number) =>
      findTotpStep(secret, '005924', new Date((1_234_567_890 + seconds) * 1000));
    expect([at(-30), at(0), at(30)]).toEqual([41_152_263, 41_152_263, 41_152_263]);
    expect([at(-60), at(60)]).toEqual([undefined, undefined]);
  });

  test('the URI for the app contains secret, shop and e-mail', () => {
    expect(toTotpUri(secret, { shop: 'Haat', email: 'asha@example.com' })).toMatch(
      /^otpauth:\/\/totp\/Haat:asha%40example.com\?issuer=Haat&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&/,
    );
  });
});
