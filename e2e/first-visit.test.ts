import { expect, inject, test } from 'vitest';
import { weighFirstVisit } from '../bench/first-visit.ts';

const kB = 1024;

test('a first visit of a product page stays within its budget of script, fonts and style', async () => {
  const bytes = await weighFirstVisit(inject('shopUrl'));
  expect(bytes.Script).toBeGreaterThan(50 * kB);
  expect(bytes.Script).toBeLessThanOrEqual(150 * kB);
  expect(bytes.Stylesheet).toBeLessThanOrEqual(15 * kB);
  expect(bytes.Document).toBeLessThanOrEqual(30 * kB);
});
