import { expect, test } from 'vitest';
import { z } from 'zod';
import { HomeContent } from '#domain/content/home-content.ts';
import { formatMistake } from './format-mistake.ts';

const listMistakes = (schema: z.ZodType, values: unknown) =>
  schema
    .safeParse(values, { error: formatMistake })
    .error!.issues.map(({ path, message }) => [path.join('.'), message]);

test('a slide of which nothing was typed is asked for in words, never in those of the library', () => {
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
])('%o: a mistake of %o is %s', (schema: z.ZodType, value: unknown, said: string) => {
  expect(listMistakes(schema, value)).toEqual([['', said]]);
});
