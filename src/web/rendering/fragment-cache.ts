import { createElement, Fragment } from 'react';
import type { Stretch } from './shop-context.ts';
import type { PlaceFragment } from './fragment.tsx';

type Bytes = Buffer<ArrayBuffer>;
type Fragments = Map<string, Bytes>;
type Placed = { fragments: Fragments; name: string; known: Bytes | undefined };

/** React inserts this comment between adjacent text nodes. */
const betweenTexts = Buffer.from('<!-- -->');
const nothing = Buffer.alloc(0);

/**
 * Renders fragments of pages once for the data they show and inserts them into every page as bytes. Numbered marks in the rendered text say
 * where the fragments belong; `mark` must be unknown to every author of the page's content. React may render a part more than once: only
 * the position of its number counts. Throws when a fragment contains another.
 */
export function openFragments(mark: string): { place: PlaceFragment; assemble: (html: Bytes) => Stretch[] } {
  const placed: Placed[] = [];
  return {
    place({ name, of, isNew }, children) {
      const fragments = isNew ? findByWords(of) : findByObject(of);
      const known = fragments.get(name);
      const numbered = `${mark}${placed.push({ fragments, name, known }) - 1};`;
      return known ? numbered : createElement(Fragment, null, numbered, children, numbered);
    },
    assemble(html) {
      const [first, ...parts] = splitAt(html, Buffer.from(mark));
      const page = [toStretch(first!)];
      let open: Placed | undefined;
      for (const part of parts) {
        const end = part.indexOf(';');
        const fragment = placed[Number(part.toString('latin1', 0, end))]!;
        const text = toStretch(part.subarray(end + 1));
        if (open && open !== fragment) throw new Error(`the fragment ${open.name} contains ${fragment.name}`);
        if (fragment.known) page.push({ bytes: fragment.known, isKnown: true }, text);
        else {
          if (!open) fragment.fragments.set(fragment.name, copy(text.bytes));
          open = open ? undefined : fragment;
          page.push(text);
        }
      }
      return page;
    },
  };
}

/** Splits bytes instead of text, because a page rendered as text would have to be encoded again. */
function splitAt(html: Bytes, mark: Buffer): Bytes[] {
  const parts: Bytes[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    parts.push(html.subarray(from, at));
    from = at + mark.length;
  }
  return [...parts, html.subarray(from)];
}

function toStretch(bytes: Bytes): Stretch {
  return { bytes: bytes.equals(betweenTexts) ? nothing : bytes, isKnown: false };
}

/** Copies a fragment out of its page, because a part of the page's memory would hold the whole page in memory. */
function copy(bytes: Bytes): Bytes {
  return Buffer.from(new Uint8Array(bytes).buffer);
}

/** Fragments are released together with the object they show. */
const byObject = new WeakMap<object, Fragments>();

function findByObject(of: object): Fragments {
  const known = byObject.get(of);
  if (known) return known;
  const fragments: Fragments = new Map();
  byObject.set(of, fragments);
  return fragments;
}

/** Enough for the frame and the front page, while some visitors still get the version before the last change. */
const mostWords = 24;
const byWords = new Map<string, Fragments>();

function findByWords(of: object): Fragments {
  const read = byObject.get(of);
  if (read) return read;
  const words = JSON.stringify(of);
  const fragments: Fragments = byWords.get(words) ?? new Map();
  byObject.set(of, fragments);
  byWords.delete(words);
  byWords.set(words, fragments);
  if (byWords.size > mostWords) byWords.delete(byWords.keys().next().value!);
  return fragments;
}
