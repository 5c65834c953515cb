import { OTP_MAX_ATTEMPTS } from '#domain/sign-in/otp.ts';
import { post } from '#test/buy.ts';
import { randomMobile } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { askUntilAnswered, differs, inAShop } from '#test/scorecard/in-a-shop.ts';
import { sendOtp } from '#shop/customers/sign-in/send-otp.ts';
import type { Trial } from '#test/scorecard/trial.ts';
import { readRefusal } from '#test/read-refusal.ts';

const perCode = 1_000;

/** K10: of a thousand simultaneous guesses, by both families of routes, five are checked; then even the right code is refused. */
export function run(guesses: number): Promise<Trial> {
  return inAShop(async (shop) => {
    const failures: string[] = [];
    let trials = 0;
    for (let round = 0; trials < guesses; round += 1) {
      failures.push(...(await guess(shop, round)));
      trials += perCode;
    }
    return { trials, failures, note: `${perCode} guesses at each code` };
  });
}

async function guess(shop: TestShop, round: number): Promise<string[]> {
  const mobile = randomMobile();
  // This code is for the first family of routes: the second would refuse its purpose before it checks the code.
  await sendOtp(shop.ctx, { mobile, purpose: 'register', channel: 'sms', address: '203.0.113.7' });
  const code = await readCode(shop, mobile);
  const wrong = Array.from({ length: perCode - 1 }, (_, index) =>
    String((Number(code) + 1 + index * 37) % 1_000_000).padStart(6, '0'),
  );
  const told = await Promise.all(wrong.map((otp, index) => verify(shop, mobile, otp, index)));
  const { attempts } = await shop.db
    .selectFrom('otp_codes')
    .select('attempts')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return [
    ...differs(`code ${round}, answers`, [...new Set(told)].toSorted(), [
      '422 otp.invalid',
      '422 otp.used_up',
    ]),
    ...differs(`code ${round}, guesses looked at`, attempts, OTP_MAX_ATTEMPTS),
    ...differs(
      `code ${round}, the right one afterwards`,
      await verify(shop, mobile, code, 0),
      '422 otp.used_up',
    ),
  ];
}

async function readCode(shop: TestShop, mobile: string): Promise<string> {
  await shop.drainJobs();
  const message = (await shop.outbox()).find(({ recipient }) => recipient === mobile);
  return /^(\d{6})/.exec(message!.body)![1]!;
}

async function verify(shop: TestShop, mobile: string, otp: string, index: number): Promise<string> {
  const number = { mobile_number: mobile.slice(3), country_code: '91', otp };
  const answer = await askUntilAnswered(() =>
    index % 2 === 0
      ? post(shop, '/auth/mobile/verify-otp', { body: { ...number, purpose: 'register' } })
      : post(shop, '/auth/verify-otp', { body: number }),
  );
  const code = answer.ok ? '' : (await readRefusal(answer)).code;
  return `${answer.status} ${code}`.trim();
}
