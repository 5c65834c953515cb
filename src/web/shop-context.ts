import { createContext } from 'react-router';
import type { Ctx } from '#shop/context.ts';

/** How a loader gets at the shop: `context.get(shopContext)`. Throws when the entry forgot to hand it over. */
export const shopContext = createContext<Ctx>();
