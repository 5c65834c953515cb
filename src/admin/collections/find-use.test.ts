import { expect, test } from 'vitest';
import { findUse } from './find-use.ts';

const code = { code: 'collection.in_use', used_by: { kind: 'code', id: 'prm_1' } };

test('a refusal leads to the code that is for the collection, for who may change codes', () => {
  expect(findUse(code, (ability) => ability === 'edit_promotions')).toBe('/words/codes/prm_1');
  expect(findUse(code, (ability) => ability === 'edit_content')).toBeUndefined();
});

test('a page is opened by who edits texts; another refusal leads nowhere', () => {
  expect(findUse({ used_by: { kind: 'page', id: 'home' } }, () => true)).toBe('/words/pages/home');
  expect(findUse({ code: 'request.invalid' }, () => true)).toBeUndefined();
});
