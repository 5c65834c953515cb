import type { Ctx } from '#shop/context.ts';
import type { JsonPart } from '#platform/http-cache/json-parts.ts';

/** What the entry hands to every API handler: `c.get('ctx')` knows who is asking. */
export type ApiEnv = {
  Variables: {
    ctx: Ctx;
    requestId: string;
    address: string;
    /** Whether the entry takes an answer as the parts it is made of; they are `parts` then. */
    takesParts?: boolean;
    parts?: readonly JsonPart[];
    /** Whether nothing was made because too many wait: such answers are counted, and not logged one by one. */
    isRefused?: boolean;
  };
};
