import { expect, test } from 'vitest';
import * as returnAddresses from '#test/scorecard/security/return-addresses.ts';
import * as storedScripts from '#test/scorecard/security/stored-scripts.ts';

// Words that strangers bring along, in short; `npm run reliability -- K13 K14` tries all of them.

const slow = { timeout: 600_000 };

test(
  'text that would be a program is only text on every page, and the policy has nothing to report',
  slow,
  async () => {
    const { failures, trials } = await storedScripts.run(120);
    expect(failures.slice(0, 20)).toEqual([]);
    expect(trials).toBeGreaterThanOrEqual(120);
  },
);

test('a login at an address that names another host as the way back ends in the shop', slow, async () => {
  const { failures, trials } = await returnAddresses.run(4);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(trials).toBe(4);
});
