import { expect, test } from 'vitest';
import { z } from 'zod';
import { HomeContent } from '#domain/content/home-content.ts';
import { formatMistake } from './format-mistake.ts';

const listMistakes = (schema: z.ZodType, values: unknown) =>
  schema
    .safeParse(values, { error: formatMistake })
    .error!.issues.map(({ path, message }) => [path.join('.'), message]);

test('an empty slide gets plain messages such as “Fill this in”, never the library’s own wording', () => {
  expect(
    listMistakes(HomeContent, { slides: [{ title: '', subtitle: '', button: '', url: '/sale' }] }),
  ).toEqual([
    ['slides.0.title', 'Fill this in.'],
    ['slides.0.button', 'Fill this in.'],
  ]);
  expect(listMistakes(HomeContent, { slides: [] })).toEqual([['slides', 'Add at least one.']]);
});

test.each([
  [z.string().max(3), 'four', 'Use at most 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Keep at most 1 of them.'],
  [z.number().min(2), 1, 'Enter 2 or more.'],
  [z.number().max(2), 3, 'Enter 2 or less.'],
  [z.number(), null, 'Fill this in.'],
  [z.enum(['a']), 'b', 'Check this.'],
  [z.string().min(5, 'Enter five letters.'), 'four', 'Enter five letters.'],
])('with %o, the invalid value %o shows %s', (schema: z.ZodType, value: unknown, said: string) => {
  expect(listMistakes(schema, value)).toEqual([['', said]]);
});
