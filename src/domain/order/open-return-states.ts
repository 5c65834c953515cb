import type { ReturnState } from './order-return.ts';

/** The states of a return in which something is still to be done; an order has one open return at a time. */
export const OPEN_RETURN_STATES = ['requested', 'approved', 'received'] as const satisfies ReturnState[];
