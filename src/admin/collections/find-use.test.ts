import { expect, test } from 'vitest';
import { findUse } from './find-use.ts';

const code = { code: 'collection.in_use', used_by: { kind: 'code', id: 'prm_1' } };

test('a refusal links to the promo code that uses the collection, only for staff who may edit codes', () => {
  expect(findUse(code, (ability) => ability === 'edit_promotions')).toBe('/words/codes/prm_1');
  expect(findUse(code, (ability) => ability === 'edit_content')).toBeUndefined();
});

test('a refusal links staff to the page that uses the collection; any other refusal has no link', () => {
  expect(findUse({ used_by: { kind: 'page', id: 'home' } }, () => true)).toBe('/words/pages/home');
  expect(findUse({ code: 'request.invalid' }, () => true)).toBeUndefined();
});
