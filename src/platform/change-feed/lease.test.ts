import { expect, test } from 'vitest';
import { createLease, leaseMs } from './lease.ts';
import { silenceMs } from './memory-session.ts';

function open() {
  const at = { steady: 1_000, wall: Date.parse('2026-11-21T06:00:00Z') };
  const lease = createLease(() => ({ ...at }));
  const pass = (ms: number) => {
    at.steady += ms;
    at.wall += ms;
  };
  return { at, lease, pass };
}

test('a lease lasts from the moment as of which everything was known, not from when that was learned', () => {
  const { lease, pass } = open();
  expect(lease.isValid()).toBe(false);
  const asOf = lease.now();
  pass(500);
  lease.renew(asOf);
  pass(leaseMs - 501);
  expect(lease.isValid()).toBe(true);
  pass(1);
  expect(lease.isValid()).toBe(false);
});

test('what was learned too late gives none', () => {
  const { lease, pass } = open();
  const asOf = lease.now();
  pass(leaseMs);
  lease.renew(asOf);
  expect(lease.isValid()).toBe(false);
});

test('it ends when it is ended', () => {
  const { lease } = open();
  lease.renew(lease.now());
  lease.end();
  expect(lease.isValid()).toBe(false);
});

test('neither a machine that slept nor a clock that was set back makes it longer', () => {
  const { at, lease, pass } = open();
  lease.renew(lease.now());
  at.wall += 60_000;
  expect(lease.isValid()).toBe(false);
  at.wall -= 3_600_000;
  expect(lease.isValid()).toBe(true);
  pass(leaseMs);
  expect(lease.isValid()).toBe(false);
});

test('who waits out a silent process waits longer than its lease', () => {
  expect(silenceMs).toBeGreaterThanOrEqual(leaseMs * 1.25);
});
