import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openFragments } from './fragment-cache.ts';
import { CachedFragment, FragmentContext } from './fragment.tsx';

const shown = { words: 'ten lamps' };

function render(shown: { words: string }, mark: string, isNew = false): string {
  let renderings = 0;
  const Words = () => {
    renderings += 1;
    return createElement('nav', null, shown.words);
  };
  const fragment = (name: string) =>
    createElement(CachedFragment, { name, of: shown, isNew }, createElement(Words));
  const page = createElement(
    'body',
    null,
    fragment('top'),
    fragment('foot'),
    createElement('p', null, 'end'),
  );
  const fragments = openFragments(mark);
  const html = renderToString(createElement(FragmentContext, { value: fragments.place }, page));
  return `${renderings}: ${Buffer.concat(fragments.assemble(Buffer.from(html)).map(({ bytes }) => bytes))}`;
}

test('a fragment is rendered once for the data it shows, and every page contains the same HTML', () => {
  const whole = '<body><nav>ten lamps</nav><nav>ten lamps</nav><p>end</p></body>';
  expect(render(shown, 'first')).toBe(`2: ${whole}`);
  expect(render(shown, 'second')).toBe(`0: ${whole}`);
  expect(render({ ...shown }, 'third')).toBe(`2: ${whole}`);
});

test('a cached fragment holds no more memory than its bytes', () => {
  const of = { words: 'eleven' };
  const assembled = (mark: string) => {
    const { place, assemble } = openFragments(mark);
    const html = renderToString(place({ name: 'top', of }, 'eleven lamps'));
    return assemble(Buffer.from(html.replaceAll('<!-- -->', '')));
  };
  assembled('first');
  const cached = assembled('second').find(({ isKnown }) => isKnown)!.bytes;
  expect(String(cached)).toBe('eleven lamps');
  expect(cached.buffer.byteLength).toBe(cached.length);
});

test('an object rebuilt for every page is cached by its content', () => {
  expect(render({ words: 'by words' }, 'first', true)).toMatch(/^2: /);
  expect(render({ words: 'by words' }, 'second', true)).toMatch(/^0: .*<nav>by words<.nav>/);
});

test('a fragment that React renders a second time keeps its bytes', () => {
  const fragments = openFragments('again');
  const place = (words: string) => renderToString(fragments.place({ name: 'top', of: {} }, words));
  place('given up');
  const html = `<body>${place('rendered')}</body>`;
  const page = Buffer.concat(fragments.assemble(Buffer.from(html)).map(({ bytes }) => bytes));
  expect(String(page).replaceAll('<!-- -->', '')).toBe('<body>rendered</body>');
});

test('a fragment inside another is refused', () => {
  const inner = createElement(CachedFragment, { name: 'inner', of: {} }, createElement('p'));
  const page = createElement(CachedFragment, { name: 'outer', of: {} }, inner);
  const fragments = openFragments('nested');
  const html = renderToString(createElement(FragmentContext, { value: fragments.place }, page));
  expect(() => fragments.assemble(Buffer.from(html))).toThrow('the fragment outer contains inner');
});

test('changed data is never shown with the old HTML', () => {
  render(shown, 'first');
  expect(render({ words: 'eleven' }, 'second')).toContain('<nav>eleven</nav><nav>eleven</nav>');
});
