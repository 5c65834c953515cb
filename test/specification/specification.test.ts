import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, readItems } from './specification.ts';

const here = 'test/specification/specification.test.ts';
const known = `${here} › a proof that exists is valid`;

test.each([
  ['specification.md', 500],
  ['admin-checks.md', 50],
])('every item of docs/%s is proved by an existing test, and appears once', (name, least) => {
  const document = readFileSync(resolve(import.meta.dirname, '../../docs', name), 'utf8');
  const items = readItems(document);
  expect(items.length).toBeGreaterThanOrEqual(least);
  expect(findFaults(items)).toEqual([]);
});

test('a proof that exists is valid', () => {
  const rows = `| item | proved by |\n|---|---|\n| a \`x \\| y\` | \`${known}\`<br>\`${known}\` |`;
  expect(readItems(rows)).toEqual([{ item: 'a `x | y`', proofs: [known, known] }]);
  expect(findFaults(readItems(rows))).toEqual([]);
});

test('a group may precede the title, and a template is matched by its own text', () => {
  const proofs = [
    'src/domain/customer/address.test.ts › saving an address › normalises the input, fills in defaults and drops unknown fields',
    'src/domain/customer/address.test.ts › PIN code %j is refused',
  ];
  expect(findFaults([{ item: 'a', proofs }])).toEqual([]);
});

test.each([
  [{ item: 'no test proves it', proofs: [] }, 'has no test: no test proves it'],
  [{ item: 'a', proofs: ['src/nowhere.test.ts › a'] }, 'there is no file src/nowhere.test.ts'],
  [{ item: 'a', proofs: [`${here} › nobody wrote this`] }, `there is no test: ${here} › nobody wrote this`],
  [{ item: 'a', proofs: ['somewhere'] }, 'is not “file › title”: somewhere'],
])('%j is a fault', (item, fault) => {
  expect(findFaults([item])).toEqual([fault]);
});

test('an item repeated with different case or spacing is a duplicate', () => {
  const proofs = [known];
  expect(
    findFaults([
      { item: 'Price  band', proofs },
      { item: 'price band', proofs },
    ]),
  ).toEqual(['stands twice: price band']);
});
