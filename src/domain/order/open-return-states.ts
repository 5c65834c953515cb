import type { ReturnState } from './order-return.ts';

/** The states of a return that is not finished; an order has one open return at a time. */
export const OPEN_RETURN_STATES = ['requested', 'approved', 'received'] as const satisfies ReturnState[];
