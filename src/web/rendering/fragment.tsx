import { createContext, type ReactNode, useContext } from 'react';

type Named = {
  name: string;
  /** All that it shows. While the same object stands for it, the server renders it once, whatever the page. */
  of: object;
  /** That object is made anew for every page: then it is the same while it says the same. */
  isNew?: boolean;
};
export type PlacePiece = (piece: Named, children: ReactNode) => ReactNode;

/** Where the server keeps pieces of pages; a browser keeps none. */
export const PieceContext = createContext<PlacePiece | undefined>(undefined);

/** A part that looks the same on every page, as the server renders it: no id of `useId` shows in it, and nothing that depends on the address. */
export function Piece({ children, ...piece }: Named & { children?: ReactNode }) {
  const place = useContext(PieceContext);
  return place ? place(piece, children) : children;
}
