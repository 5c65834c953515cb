import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const canaries = {
  mobile: '9876543210',
  abroad: '+14155552671',
  email: 'meera.joshi@example.com',
  otp: '482913',
  token: 'tok_Zx81kQm-canary-canary-canary',
  link: 'q2ZrM1-canary-canary-canary_canary-canary-c',
};

function lines(write: (log: ReturnType<typeof createLog>) => void): string {
  let written = '';
  write(createLog('debug', { destination: { write: (line) => void (written += line) } }));
  return written;
}

const everyWay: [string, object][] = [
  ['at the top', canaries],
  ['nested', { request: { body: { ...canaries, list: [canaries] } } }],
  [
    'under other names',
    { phoneNumber: canaries.mobile, accessToken: canaries.token, to: canaries.email, otpCode: canaries.otp },
  ],
  ['abroad', { error: `The number ${canaries.abroad} is unverified` }],
  ['in words', { error: `sent ${canaries.otp} to +91 98765 43210 and ${canaries.email}` }],
  ['in an address', { url: `/track?mobile=${canaries.mobile}&email=${canaries.email}` }],
  ['in a path', { path: `/api/v1/newsletter/confirm/${canaries.link}` }],
  ['in a header', { text: `Authorization: Bearer ${canaries.token}` }],
  [
    'in an error',
    {
      err: Object.assign(new Error(`duplicate key for ${canaries.mobile}`), {
        detail: `Key (token)=(${canaries.token}) already exists.`,
        cause: new Error(`otp ${canaries.otp}`),
      }),
    },
  ],
];

test.each(everyWay)('no credentials or personal data are logged: %s', (_, facts) => {
  const written = lines((log) => log.warn(facts, 'something happened'));
  expect(JSON.parse(written)).toMatchObject({ msg: 'something happened', level: 40 });
  for (const canary of [...Object.values(canaries), '98765 43210']) expect(written).not.toContain(canary);
});

test('details needed for debugging are logged', () => {
  const facts = {
    requestId: 'aB3',
    path: '/api/v1/orders/ord_01kag3v8m4',
    status: 500,
    ms: 123456,
    code: 'stock.gone',
  };
  const written = lines((log) => log.error({ ...facts, err: new Error('broken') }, 'failed'));
  expect(JSON.parse(written)).toMatchObject({ ...facts, err: { message: 'broken' } });
  expect(written).toContain('log.test.ts');
});

test.each([
  'meera.joshi@example.com',
  'a.b-c+d@example.co.in',
  '-.+x@example.com',
  '9876543210.meera@example.com',
])('an email address is fully hidden, even at the end of a path with many dots: %s', (email) => {
  const written = lines((log) => log.warn({ path: `/${'.a'.repeat(90)}/${email}` }, email));
  expect(JSON.parse(written)).toMatchObject({ path: `/${'.a'.repeat(90)}/[hidden]` });
});

test('line breaks in what was sent stay inside one line of the log', () => {
  const forged = 'GET /\r\n{"level":30,"msg":"all is well"}\u2028x';
  const written = lines((log) => log.warn({ path: forged, error: forged }, forged));
  expect(written.trimEnd().split(/[\r\n]/)).toHaveLength(1);
  expect(JSON.parse(written)).toMatchObject({ level: 40, msg: forged });
});

test('the password in a database URL is not logged', () => {
  const written = lines((log) =>
    log.error({ error: 'connect postgres://shop:tr0ub4dor@db.example/shop' }, 'x'),
  );
  expect(written).not.toContain('tr0ub4dor');
});
