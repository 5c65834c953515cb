import { createContext, type ReactNode, useContext } from 'react';

type Named = {
  name: string;
  /** All the data that the fragment shows. The server renders it once per object, for all pages. */
  of: object;
  /** Set when that object is created again for every page: the fragment is then found by the object's content. */
  isNew?: boolean;
};
export type PlaceFragment = (fragment: Named, children: ReactNode) => ReactNode;

/** The server's fragment cache; undefined in a browser. */
export const FragmentContext = createContext<PlaceFragment | undefined>(undefined);

/**
 * A part of a page that looks the same on every page that shows it. The server caches its HTML, so it must not render an id of `useId` or
 * anything that depends on the URL.
 */
export function CachedFragment({ children, ...fragment }: Named & { children?: ReactNode }) {
  const place = useContext(FragmentContext);
  return place ? place(fragment, children) : children;
}
