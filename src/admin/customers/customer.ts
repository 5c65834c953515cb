import type { Answer } from '#contract/endpoints.ts';

/** A customer as their page shows them. */
export type Customer = Answer<'GET /admin/customers/{id}'>['customer'];
