import { createContext, type ReactNode, useContext } from 'react';

type Named = {
  name: string;
  /** All the data that the fragment shows. The server renders it once per object, for all pages. */
  of: object;
  /** Set when that object is created anew for every page: the fragment is then found by the object's content. */
  isNew?: boolean;
};
export type PlacePiece = (piece: Named, children: ReactNode) => ReactNode;

/** The server's fragment cache; undefined in a browser. */
export const PieceContext = createContext<PlacePiece | undefined>(undefined);

/**
 * A part of a page that looks the same on every page that shows it. The server caches its HTML, so it must not render an id of `useId` or
 * anything that depends on the URL.
 */
export function Piece({ children, ...piece }: Named & { children?: ReactNode }) {
  const place = useContext(PieceContext);
  return place ? place(piece, children) : children;
}
