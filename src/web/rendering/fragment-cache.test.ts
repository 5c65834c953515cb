import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { openPieces } from './fragment-cache.ts';
import { Piece, PieceContext } from './fragment.tsx';

const shelf = { words: 'ten shelves' };

function render(shown: { words: string }, mark: string, isNew = false): string {
  let renderings = 0;
  const Words = () => {
    renderings += 1;
    return createElement('nav', null, shown.words);
  };
  const piece = (name: string) => createElement(Piece, { name, of: shown, isNew }, createElement(Words));
  const page = createElement('body', null, piece('top'), piece('foot'), createElement('p', null, 'end'));
  const pieces = openPieces(mark);
  const html = renderToString(createElement(PieceContext, { value: pieces.place }, page));
  return `${renderings}: ${Buffer.concat(pieces.assemble(html).map(({ bytes }) => bytes))}`;
}

test('a piece is rendered once for what it shows, and stands in every page as if it had been rendered there', () => {
  const whole = '<body><nav>ten shelves</nav><nav>ten shelves</nav><p>end</p></body>';
  expect(render(shelf, 'first')).toBe(`2: ${whole}`);
  expect(render(shelf, 'second')).toBe(`0: ${whole}`);
  expect(render({ ...shelf }, 'third')).toBe(`2: ${whole}`);
});

test('an object that is made anew for every page counts by what it says', () => {
  expect(render({ words: 'by words' }, 'first', true)).toMatch(/^2: /);
  expect(render({ words: 'by words' }, 'second', true)).toMatch(/^0: .*<nav>by words<.nav>/);
});

test('a fragment keeps its bytes where React renders its part a second time', () => {
  const pieces = openPieces('again');
  const place = (words: string) => renderToString(pieces.place({ name: 'top', of: {} }, words));
  place('given up');
  const html = `<body>${place('rendered')}</body>`;
  const page = Buffer.concat(pieces.assemble(html).map(({ bytes }) => bytes));
  expect(String(page).replaceAll('<!-- -->', '')).toBe('<body>rendered</body>');
});

test('a fragment inside another is refused', () => {
  const inner = createElement(Piece, { name: 'inner', of: {} }, createElement('p'));
  const page = createElement(Piece, { name: 'outer', of: {} }, inner);
  const pieces = openPieces('nested');
  const html = renderToString(createElement(PieceContext, { value: pieces.place }, page));
  expect(() => pieces.assemble(html)).toThrow('the fragment outer contains inner');
});

test('new words are never shown as the old ones', () => {
  render(shelf, 'first');
  expect(render({ words: 'eleven' }, 'second')).toContain('<nav>eleven</nav><nav>eleven</nav>');
});
