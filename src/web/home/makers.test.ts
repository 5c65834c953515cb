import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { Makers } from './makers.tsx';

async function show(name: string, place: string | null): Promise<string> {
  const maker = { slug: 'neeli', name, place, craft: 'Blue pottery', picture: null };
  return (await render(createElement(Makers, { title: '', makers: [maker] }))).text;
}

test('a maker’s place is shown only once', async () => {
  expect(await show('Sunita Devi', 'Jaipur')).toContain('Sunita Devi Blue pottery Jaipur See what they make');
  expect(await show('Kotwal Neeli Pottery, Jaipur', 'Jaipur')).toContain('Jaipur Blue pottery See what they');
});

test('a maker links to its own page', async () => {
  const maker = { slug: 'neeli', name: 'Neeli', place: null, craft: null, picture: null };
  const { html } = await render(createElement(Makers, { title: '', makers: [maker] }));
  expect(html).toContain('href="/makers/neeli"');
});
