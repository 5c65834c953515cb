import type { Ctx } from '#shop/context.ts';

/** What the entry hands to every API handler: `c.get('ctx')` knows who is asking. */
export type ApiEnv = { Variables: { ctx: Ctx; requestId: string; address: string } };
