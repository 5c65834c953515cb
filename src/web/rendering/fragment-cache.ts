import { createElement, Fragment } from 'react';
import type { Stretch } from './shop-context.ts';
import type { PlacePiece } from './fragment.tsx';

type Bytes = Buffer<ArrayBuffer>;
type Pieces = Map<string, Bytes>;
type Placed = { pieces: Pieces; name: string; known: Bytes | undefined };

/** React inserts this comment between adjacent text nodes. */
const betweenTexts = '<!-- -->';

/**
 * Renders fragments of pages once for the data they show and inserts them into every page as bytes. Numbered marks in the rendered text say
 * where the fragments belong; `mark` must be unknown to every author of the page's content. React may render a part more than once: only
 * the position of its number counts. Throws when a fragment contains another.
 */
export function openPieces(mark: string): { place: PlacePiece; assemble: (html: string) => Stretch[] } {
  const placed: Placed[] = [];
  return {
    place({ name, of, isNew }, children) {
      const pieces = isNew ? findByWords(of) : findByObject(of);
      const known = pieces.get(name);
      const numbered = `${mark}${placed.push({ pieces, name, known }) - 1};`;
      return known ? numbered : createElement(Fragment, null, numbered, children, numbered);
    },
    assemble(html) {
      const [first, ...parts] = html.split(mark);
      const page = [toStretch(first!)];
      let open: Placed | undefined;
      for (const part of parts) {
        const end = part.indexOf(';');
        const piece = placed[Number(part.slice(0, end))]!;
        const text = toStretch(part.slice(end + 1));
        if (open && open !== piece) throw new Error(`the fragment ${open.name} contains ${piece.name}`);
        if (piece.known) page.push({ bytes: piece.known, isKnown: true }, text);
        else {
          if (!open) piece.pieces.set(piece.name, text.bytes);
          open = open ? undefined : piece;
          page.push(text);
        }
      }
      return page;
    },
  };
}

function toStretch(text: string): Stretch {
  return { bytes: Buffer.from(text === betweenTexts ? '' : text), isKnown: false };
}

/** Fragments are released together with the object they show. */
const byObject = new WeakMap<object, Pieces>();

function findByObject(of: object): Pieces {
  const known = byObject.get(of);
  if (known) return known;
  const pieces: Pieces = new Map();
  byObject.set(of, pieces);
  return pieces;
}

/** Enough for the frame and the front page, while some visitors still get the version before the last change. */
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
