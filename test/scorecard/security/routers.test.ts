import { expect, test } from 'vitest';
import * as generatedRequests from './generated-requests.ts';
import * as identityMatrix from './identity-matrix.ts';

// Tests the figures that are generated from the OpenAPI document, in their short form at every change.

const slow = { timeout: 600_000 };

test(
  'in every call, another person’s data is indistinguishable from missing data in response, effect and timing',
  slow,
  async () => {
    const { failures, trials } = await identityMatrix.run(100);
    expect(failures.slice(0, 20)).toEqual([]);
    expect(trials).toBeGreaterThan(500);
  },
);

test(
  'two thousand generated requests, valid and invalid, are answered as declared, and the books agree',
  slow,
  async () => {
    const { failures, trials, note } = await generatedRequests.run(2_000);
    expect(failures.slice(0, 20), note).toEqual([]);
    expect(trials).toBe(2_000);
  },
);
