import type { Ctx } from '#shop/context.ts';

/** What the entry hands to every API handler: `c.get('ctx')` knows who is asking. */
export type ApiEnv = {
  Variables: {
    ctx: Ctx;
    requestId: string;
    address: string;
    /** Whether nothing was made because too many wait: such answers are counted, and not logged one by one. */
    isRefused?: boolean;
  };
};
