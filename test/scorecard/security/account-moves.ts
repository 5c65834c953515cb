import { hourMs } from '#domain/durations.ts';
import { OTP_LIFE_SECONDS } from '#domain/sign-in/otp.ts';
import { PROOF_LIFE_SECONDS, UNDO_LIFE_HOURS } from '#domain/sign-in/identity-proof.ts';
import type { ProfileAnswer } from '#contract/customer/profile.ts';
import { readAnswer } from '#test/call-api.ts';
import { codeOf, makeAccountCalls, withToken } from '#test/account-calls.ts';
import type { As } from '#test/make.ts';
import { makeCustomer, randomMobile } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { differs } from '#test/scorecard/in-a-shop.ts';

const unknown = 'A'.repeat(43);

/**
 * Sends the calls that move an account, with a code, proof or link that belongs to another customer, has expired or is repeated: each gets
 * the response for a nonexistent one, and no account moves. Returns the failures of each trial.
 */
export async function tryAccountMoves(shop: TestShop): Promise<string[][]> {
  const { messageTo, profileOf, send, moveTo, proveByCode } = makeAccountCalls(() => shop);
  const [ashas, binas] = [randomMobile(), randomMobile()];
  const asha = await makeCustomer(shop, { mobile: ashas });
  const bina = await makeCustomer(shop, { mobile: binas });
  const trials: string[][] = [];

  /** Compares a call's response, and the account's number after it, with the expected ones. */
  async function meet(what: string, answer: Response, wanted: string, [owner, mobile]: [As, string]) {
    const code = answer.ok ? '' : await codeOf(answer);
    const { user }: Partial<ProfileAnswer> = await profileOf(owner);
    trials.push([
      ...differs(what, `${answer.status} ${code}`.trim(), wanted),
      ...differs(`${what}: the number`, user?.mobile_number ?? 'logged out', mobile),
    ]);
  }

  const prove = (as: As, otp: string) => send('/profile/proof', { otp }, as);
  const undo = (token: string, as?: As) => send('/auth/contact/undo', { token }, as);
  async function askCode(as: As, mobile: string) {
    await send('/profile/proof/send-otp', {}, as);
    return (await messageTo(mobile)).code;
  }

  const noCode = '422 otp.invalid';
  const first = await askCode(asha, ashas);
  await meet('somebody else’s code as a proof', await prove(bina, first), noCode, [bina, binas]);
  await meet('a code as a proof', await prove(asha, first), '200', [asha, ashas]);
  await meet('a repeated code as a proof', await prove(asha, first), noCode, [asha, ashas]);
  const late = await askCode(asha, ashas);
  shop.clock.advance(OTP_LIFE_SECONDS * 1000);
  await meet('an expired code as a proof', await prove(asha, late), noCode, [asha, ashas]);

  const noProof = '403 proof.needed';
  const next = randomMobile();
  const old = await proveByCode(asha, ashas);
  shop.clock.advance(PROOF_LIFE_SECONDS * 1000);
  await meet('a move by an expired proof', await moveTo(asha, next, old), noProof, [asha, ashas]);
  const proof = await proveByCode(asha, ashas);
  await meet('a move by a proof that there is not', await moveTo(asha, next, unknown), noProof, [
    asha,
    ashas,
  ]);
  await meet('a move by somebody else’s proof', await moveTo(bina, next, proof), noProof, [bina, binas]);
  await send('/profile/mobile/send-otp', { mobile_number: next.slice(3) }, asha);
  const otp = (await messageTo(next)).code;
  const stolen = { mobile_number: next.slice(3), otp, proof: await proveByCode(bina, binas) };
  const byStolen = await send('/profile/mobile/verify-otp', stolen, bina);
  await meet('a move by somebody else’s code', byStolen, noCode, [bina, binas]);

  const moved = await moveTo(asha, next, proof);
  const { token } = await readAnswer('POST /profile/mobile/verify-otp', moved.clone());
  const home = withToken(token);
  const link = (await messageTo(ashas)).token;
  await meet('a move', moved, '200', [home, next]);
  await meet('a move by a repeated proof', await moveTo(home, ashas, proof), noProof, [home, next]);

  const noLink = '404 link.not_found';
  await meet('an undo by a link that there is not', await undo(unknown, home), noLink, [home, next]);
  // The link itself grants the right: it works during any other login and does not end that login.
  await meet('an undo beside another login', await undo(link, bina), '200', [bina, binas]);
  await meet('a repeated undo', await undo(link, bina), noLink, [bina, binas]);

  const third = randomMobile();
  const gone = await moveTo(bina, third, await proveByCode(bina, binas));
  const away = withToken((await readAnswer('POST /profile/mobile/verify-otp', gone)).token);
  const expired = (await messageTo(binas)).token;
  shop.clock.advance(UNDO_LIFE_HOURS * hourMs);
  await meet('an undo by an expired link', await undo(expired, away), noLink, [away, third]);
  return trials;
}
