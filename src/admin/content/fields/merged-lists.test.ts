import { expect, test } from 'vitest';
import { mergeChanges } from '#admin/form/conflict/merge-changes.ts';
import { listMerged } from './merged-lists.ts';
import { PAGE_SHAPES } from './page-shapes.ts';

const entry = (id: string, question: string) => ({ id, question, answer: 'Yes.', order: 1 });
const merge = (theirs: object[], yours: object[]) =>
  mergeChanges(
    { faqs: [entry('a', 'By hand?'), entry('b', 'How long?')] },
    { faqs: theirs },
    { faqs: yours },
    listMerged(PAGE_SHAPES['faqs']!),
  );

test('edits of different questions by two staff members are merged without a conflict', () => {
  const { values, conflicts } = merge(
    [entry('a', 'All by hand?'), entry('b', 'How long?')],
    [entry('a', 'By hand?'), entry('b', 'How many days?')],
  );
  expect(conflicts).toEqual([]);
  expect(values['faqs']).toEqual([entry('a', 'All by hand?'), entry('b', 'How many days?')]);
});

test('a question that both staff members changed is a conflict labelled with its text', () => {
  const { conflicts } = merge([entry('a', 'Theirs?')], [entry('a', 'Yours?')]);
  expect(conflicts).toMatchObject([
    { label: 'Question: Yours?, Question', before: 'By hand?', theirs: 'Theirs?', yours: 'Yours?' },
  ]);
});
