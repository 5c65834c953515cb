import { createElement, Fragment } from 'react';
import type { Stretch } from './shop-context.ts';
import type { PlacePiece } from './fragment.tsx';

type Bytes = Buffer<ArrayBuffer>;
type Pieces = Map<string, Bytes>;
type Placed = { pieces: Pieces; name: string; known: Bytes | undefined };

const betweenTexts = '<!-- -->';

/**
 * Pieces of pages that are rendered once for what they show and put into every page as bytes. In the text that is rendered, marks
 * stand where they go; `mark` must be known to nobody who wrote any of the page's words.
 */
export function openPieces(mark: string): { place: PlacePiece; assemble: (html: string) => Stretch[] } {
  const placed: Placed[] = [];
  return {
    place({ name, of, isNew }, children) {
      const pieces = isNew ? findByWords(of) : findByObject(of);
      const known = pieces.get(name);
      placed.push({ pieces, name, known });
      return known ? mark : createElement(Fragment, null, mark, children, mark);
    },
    assemble(html) {
      const texts = html.replaceAll(`${mark}${betweenTexts}${mark}`, mark + mark).split(mark);
      let next = 0;
      const take = (): Stretch => ({ bytes: Buffer.from(texts[next++]!), isKnown: false });
      const page = [take()];
      for (const { pieces, name, known } of placed) {
        const piece = known ? { bytes: known, isKnown: true } : take();
        if (!known) pieces.set(name, piece.bytes);
        page.push(piece, take());
      }
      return page;
    },
  };
}

/** Lives as long as what it shows. */
const byObject = new WeakMap<object, Pieces>();

function findByObject(of: object): Pieces {
  const known = byObject.get(of);
  if (known) return known;
  const pieces: Pieces = new Map();
  byObject.set(of, pieces);
  return pieces;
}

/** Of the frame and the front page, while some visitors still get what was before the last change. */
const mostWords = 24;
const byWords = new Map<string, Pieces>();

function findByWords(of: object): Pieces {
  const read = byObject.get(of);
  if (read) return read;
  const words = JSON.stringify(of);
  const pieces: Pieces = byWords.get(words) ?? new Map();
  byObject.set(of, pieces);
  byWords.delete(words);
  byWords.set(words, pieces);
  if (byWords.size > mostWords) byWords.delete(byWords.keys().next().value!);
  return pieces;
}
