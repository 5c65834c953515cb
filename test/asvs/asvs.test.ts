import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listRequirements } from './standard.ts';
import { findFaults, readRows } from './table.ts';

const rows = readRows(readFileSync(resolve(import.meta.dirname, '../../docs/asvs.md'), 'utf8'));

test('the list of the standard has its 70 requirements of level 1 and 183 of level 2', () => {
  const levels = listRequirements(2).map(({ level }) => level);
  expect([levels.filter((level) => level === 1).length, levels.length]).toEqual([70, 253]);
});

test('every requirement of level 1 and 2 stands in the table once, and each of its tests exists', () => {
  expect(findFaults(rows)).toEqual([]);
});

test('level 1 has no gap; level 2 has no more than six', () => {
  const gapsOf = (level: number) => rows.filter((row) => row.level === level && row.standing === 'gap');
  expect(gapsOf(1)).toEqual([]);
  expect(gapsOf(2).length).toBeLessThanOrEqual(6);
});

test.each([
  ['| 1.1.1 | 2 | text | Nothing |', 'has neither a test nor a reason: 1.1.1'],
  ['| 1.1.1 | 2 | text | `src/nowhere.test.ts › a` |', 'there is no file src/nowhere.test.ts'],
  ['| 1.1.1 | 1 | text | Reason: a |', 'is twice, or not of the standard: 1.1.1 (level 1)'],
  ['| 99.1.1 | 2 | text | Reason: a |', 'is twice, or not of the standard: 99.1.1 (level 2)'],
])('%s is a fault', (line, fault) => {
  expect(findFaults(readRows(line))).toContain(fault);
});
