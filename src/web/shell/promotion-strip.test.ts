import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { PromotionStrip } from './promotion-strip.tsx';

const promotions = [
  { code: 'DIWALI10', description: '10% off on every lamp' },
  { code: 'FLAT300', description: '₹300 off' },
];

test('a promotion reads USE CODE, its code, and its description in capitals', async () => {
  const { text, links } = await render(createElement(PromotionStrip, { promotions }));
  expect(text).toContain('USE CODE DIWALI10 - 10% OFF ON EVERY LAMP');
  expect(links[0]).toEqual({ words: 'USE CODE DIWALI10 - 10% OFF ON EVERY LAMP', href: '/products' });
});

test('one promotion is shown at a time, and “Next offer” only when there are several', async () => {
  const several = await render(createElement(PromotionStrip, { promotions }));
  expect(several.html.match(/aria-hidden="true" class="[^"]*invisible/g)).toHaveLength(1);
  expect(several.html).toContain('Next offer');
  const one = await render(createElement(PromotionStrip, { promotions: promotions.slice(1) }));
  expect(one.html).not.toContain('Next offer');
});
