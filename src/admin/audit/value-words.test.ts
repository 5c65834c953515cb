import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { nameValue } from './value-words.ts';

const domain = resolve(import.meta.dirname, '../../domain');

/** Returns every enum of the domain with its name. */
async function findEnums(): Promise<[name: string, values: string[]][]> {
  const files = globSync('**/*.ts', { cwd: domain }).filter((file) => !file.endsWith('.test.ts'));
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.entries<unknown>(await import(resolve(domain, file)));
      return exported.flatMap(([name, value]): [string, string[]][] =>
        value instanceof z.ZodEnum ? [[name, value.options.map(String)]] : [],
      );
    }),
  );
  return found.flat();
}

test('no enum value appears in the audit log as its stored key', async () => {
  const enums = await findEnums();
  expect(enums.length).toBeGreaterThan(40);
  const raw = enums.flatMap(([name, values]) =>
    values.filter((value) => nameValue('status', value).includes('_')).map((value) => `${name} ${value}`),
  );
  expect(raw).toEqual([]);
});

test.each([
  ['cancelled_reason', 'staff', 'By the shop'],
  ['payment_method', 'razorpay', 'Prepaid'],
  ['courier', 'bluedart', 'Blue Dart'],
  ['reason', 'The kiln broke', 'The kiln broke'],
])('in the field %s, the value %s is shown as %s', (field, value, words) =>
  expect(nameValue(field, value)).toBe(words),
);
