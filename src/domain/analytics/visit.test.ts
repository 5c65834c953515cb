import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import {
  type Arrival,
  UTM_FIELDS,
  VISIT_LIFE_MS,
  continueVisit,
  readUtm,
  readVisit,
  toPagePath,
  toReferrer,
  toSearchTerm,
} from './visit.ts';
import { TrackAction } from '#contract/visit.ts';

const start = Date.parse('2026-11-21T06:00:00Z');
let made = 0;
const arrival = (overrides: Partial<Arrival> = {}): Arrival => ({
  page: '/',
  referrer: '',
  utm: readUtm(new URLSearchParams()),
  userId: null,
  nowMs: start,
  makeId: () => `visit-${(made += 1)}`,
  ...overrides,
});
const campaign = (query: string) => readUtm(new URLSearchParams(query));

test('a visit lasts two hours from its first page, however busy it is', () => {
  const first = continueVisit(undefined, arrival());
  expect(first.expires_at).toBe(start + 7_200_000);
  const late = continueVisit(first, arrival({ page: '/cart', nowMs: start + VISIT_LIFE_MS - 1 }));
  expect(late).toEqual({ ...first, page: '/cart' });
  const next = continueVisit(late, arrival({ nowMs: start + VISIT_LIFE_MS }));
  expect(next.session_id).not.toBe(first.session_id);
});

test('the campaign that brought a visitor stays with the visit; another one begins a new visit', () => {
  const first = continueVisit(undefined, arrival({ utm: campaign('utm_source=mela&utm_medium=print') }));
  const onward = continueVisit(first, arrival({ page: '/products', nowMs: start + 1000 }));
  expect(onward).toMatchObject({ session_id: first.session_id, utm_source: 'mela', utm_medium: 'print' });
  const again = continueVisit(onward, arrival({ utm: campaign('utm_source=mela&utm_medium=print') }));
  expect(again.session_id).toBe(first.session_id);
  const other = continueVisit(onward, arrival({ utm: campaign('utm_source=letter') }));
  expect(other).toMatchObject({ utm_source: 'letter', utm_medium: '' });
  expect(other.session_id).not.toBe(first.session_id);
});

test.each([
  [null],
  ['{'],
  ['[]'],
  ['{"session_id":"abcdefgh"}'],
  [JSON.stringify({ session_id: 'abcdefgh', expires_at: start + VISIT_LIFE_MS + 1 })],
])('a stored value of %s is not read as a visit', (stored) => {
  expect(readVisit(stored, start)).toBeUndefined();
});

test.each([
  ['/search?q=meera@example.com', '/search'],
  ['/order-confirmation/ord_01', '/order-confirmation'],
  ['/track/HT-2611-7K3QX9M2/status', '/track'],
  ['https://haat.example/category/lighting?page=2#top', '/category/lighting'],
  ['/invoices', '/invoices'],
  ['?x', '/'],
])('the page %s is counted as %s', (page, path) => {
  expect(toPagePath(page)).toBe(path);
});

test.each([
  [
    'https://www.instagram.com/p/abc?igsh=1#x',
    { url: 'https://www.instagram.com/p/abc', host: 'instagram.com' },
  ],
  ['https://mail.example/u/meera@example.com', { url: 'https://mail.example/', host: 'mail.example' }],
  ['https://haat.example/cart', { url: '', host: '' }],
  ['android-app://com.google', { url: '', host: '' }],
  ['javascript:alert(1)', { url: '', host: '' }],
  ['nonsense', { url: '', host: '' }],
  [undefined, { url: '', host: '' }],
])('the referrer %s is read as %o', (referrer, found) => {
  expect(toReferrer(referrer, 'haat.example')).toEqual(found);
});

test('a search term that looks like a phone number or an e-mail address is dropped', () => {
  expect(toSearchTerm('Brass Diya')).toBe('brass diya');
  expect(toSearchTerm('98765 43210')).toBe('');
  expect(toSearchTerm('meera@example.com')).toBe('');
});

test('for any query, each campaign field has at most 100 characters and no @ or control character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
      const query = Object.fromEntries(UTM_FIELDS.map((field) => [field, value]));
      for (const word of Object.values(readUtm(new URLSearchParams(query)))) {
        expect(word.length).toBeLessThanOrEqual(100);
        expect(word).not.toMatch(/[@\p{Cc}]/u);
      }
    }),
  );
});

test('an unknown action, a negative value, nested facts or more than 20 facts are refused', () => {
  const action = { session_id: 'abcdefgh', action: 'search', page: '/search' };
  expect(TrackAction.safeParse(action).success).toBe(true);
  expect(TrackAction.safeParse({ ...action, action: 'page_view' }).success).toBe(false);
  expect(TrackAction.safeParse({ ...action, value: -1 }).success).toBe(false);
  expect(TrackAction.safeParse({ ...action, metadata: { deep: { er: 1 } } }).success).toBe(false);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 1]));
  expect(TrackAction.safeParse({ ...action, metadata: many }).success).toBe(false);
});
