import { createContext, type ReactNode, useContext } from 'react';

export type PlacePiece = (name: string, of: object, children: ReactNode) => ReactNode;

/** Where the server keeps pieces of pages; a browser keeps none. */
export const PieceContext = createContext<PlacePiece | undefined>(undefined);

type PieceProps = {
  name: string;
  /** All that it shows: as long as this says the same, the server renders it once, whatever the page. */
  of: object;
  children: ReactNode;
};

/** A part that looks the same on every page, as the server renders it: no `useId` in it, and nothing that depends on the address. */
export function Piece({ name, of, children }: PieceProps) {
  const place = useContext(PieceContext);
  return place ? place(name, of, children) : children;
}
