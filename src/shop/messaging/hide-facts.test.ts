import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hideFacts, showFacts } from './hide-facts.ts';

const ctx = { peppers: ['pepper of a test'] as const, random: (bytes: number) => randomBytes(bytes) };
const token = randomBytes(32).toString('base64url');

test.each([{ path: `/newsletter/${token}` }, { path: `/login?proof=${token}&x=1` }, { code: '482913' }])(
  'a secret in the facts is stored so that only the shop can read it: %j',
  (facts) => {
    const hidden = hideFacts(ctx, { ...facts, name: 'Meera' });
    for (const value of [token, '482913']) expect(JSON.stringify(hidden)).not.toContain(value);
    expect(showFacts(ctx, hidden)).toEqual({ ...facts, name: 'Meera' });
    expect(() => showFacts({ peppers: ['another'] }, hidden)).toThrow();
  },
);

test('facts without a secret are stored unchanged', () => {
  const facts = { path: '/track/HT-261121-0F3KQ9', totalPaise: 120_000 };
  expect(hideFacts(ctx, facts)).toEqual(facts);
  expect(showFacts(ctx, facts)).toEqual(facts);
});
