import { expect, test } from 'vitest';
import { placeFonts } from './deferred-fonts.ts';

const mark = 'known-to-nobody';
const page = `<html><head><meta charset="utf-8"/><link nonce="${mark}" rel="stylesheet" href="/assets/app.css"/></head><body></body></html>`;

test('what brings the letters stands before the style sheet, so that it need not wait for it, and bears the mark', () => {
  const placed = placeFonts(page, mark);
  const [before, after] = placed.split(`<link nonce="${mark}" rel="stylesheet"`);
  expect(before).toMatch(new RegExp(`<script nonce="${mark}">.*</script><noscript>.*</noscript>$`, 's'));
  expect(after).toBe(' href="/assets/app.css"/></head><body></body></html>');
});

test('a page without a style sheet gets no letters', () => {
  expect(placeFonts('<p>Hello</p>', mark)).toBe('<p>Hello</p>');
});
