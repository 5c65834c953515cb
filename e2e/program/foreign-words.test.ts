import { expect, test } from 'vitest';
import * as returnAddresses from '#test/scorecard/security/return-addresses.ts';
import * as storedScripts from '#test/scorecard/security/stored-scripts.ts';

// Tries texts from strangers, in short; `npm run reliability -- K13 K14` tries all of them.

const slow = { timeout: 600_000 };

test(
  'HTML and scripts in user content are shown as text on every page, and the CSP reports nothing',
  slow,
  async () => {
    const { failures, trials } = await storedScripts.run(120);
    expect(failures.slice(0, 20)).toEqual([]);
    expect(trials).toBeGreaterThanOrEqual(120);
  },
);

test('a login link whose return address names another host ends in the shop', slow, async () => {
  const { failures, trials } = await returnAddresses.run(4);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(trials).toBe(4);
});
