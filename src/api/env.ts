import type { Ctx } from '#shop/context.ts';

/** The variables that the server sets for every API handler; `c.get('ctx')` holds the actor. */
export type ApiEnv = {
  Variables: {
    ctx: Ctx;
    requestId: string;
    address: string;
    /** Whether a page was refused because the queue is full: such responses are counted, and not logged one by one. */
    isRefused?: boolean;
  };
};
