import { createElement, Fragment } from 'react';
import type { PlacePiece } from './parts/piece.tsx';

type Bytes = Buffer<ArrayBuffer>;
type Placed = { key: string; known: Bytes | undefined };

/** The frame of the pages in its variants, while some visitors still get the one before the last change. */
const mostKept = 16;
const betweenTexts = '<!-- -->';
const kept = new Map<string, Bytes>();

/**
 * Pieces of pages that are rendered once for what they show and put into every page as bytes. In the text that is rendered, marks
 * stand where they go; `mark` must be known to nobody who wrote any of the page's words.
 */
export function openPieces(mark: string): { place: PlacePiece; assemble: (html: string) => Bytes } {
  const placed: Placed[] = [];
  let last: { of: object; words: string } | undefined;
  return {
    place(name, of, children) {
      if (last?.of !== of) last = { of, words: JSON.stringify(of) };
      const key = `${name} ${last.words}`;
      const known = kept.get(key);
      placed.push({ key, known });
      return known ? mark : createElement(Fragment, null, mark, children, mark);
    },
    assemble(html) {
      const texts = html.replaceAll(`${mark}${betweenTexts}${mark}`, mark + mark).split(mark);
      const bytes = [Buffer.from(texts.shift()!)];
      for (const { key, known } of placed) {
        const piece = known ?? Buffer.from(texts.shift()!);
        if (!known) keep(key, piece);
        bytes.push(piece, Buffer.from(texts.shift()!));
      }
      return Buffer.concat(bytes);
    },
  };
}

function keep(key: string, bytes: Bytes): void {
  kept.set(key, bytes);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}
