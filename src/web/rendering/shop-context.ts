import { createContext } from 'react-router';
import type { Ctx } from '#shop/context.ts';

/** Gives a loader the shop: `context.get(shopContext)`. Throws when the entry did not set it. */
export const shopContext = createContext<Ctx>();

/** A part of a page as bytes; a known part was inspected when it was new. */
export type Stretch = { bytes: Buffer<ArrayBuffer>; isKnown: boolean };

/** Holds the rendered page for the server. In the body of a response it would be copied on its way through the router. */
export const madePage = createContext<readonly Stretch[] | null>(null);
