import { createContext } from 'react-router';
import type { Ctx } from '#shop/context.ts';

/** How a loader gets at the shop: `context.get(shopContext)`. Throws when the entry forgot to hand it over. */
export const shopContext = createContext<Ctx>();

/** A stretch of a page; one that is known was looked through when it was new. */
export type Stretch = { bytes: Buffer<ArrayBuffer>; isKnown: boolean };

/** Where a page lies when it has been rendered. In the body of an answer it would be copied on its way through the router. */
export const madePage = createContext<readonly Stretch[] | null>(null);
