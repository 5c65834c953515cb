import { z } from 'zod';
import type { StaffAbility } from '#domain/staff/abilities.ts';

type Form = { content: { 'multipart/form-data': { schema: z.ZodType } } };
type Json = { content: { 'application/json': { schema: z.ZodType } } };

/** One call of the API as OpenAPI describes it: the request, and the response for each status. */
export type Route = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Under `/api/v1`; parameters in braces, `/orders/{id}`. */
  path: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: typeof needsLogin;
  /** The ability that an admin call needs, or several of which one is enough; omitted if every staff member may make the call. */
  ability?: StaffAbility | readonly StaffAbility[];
  request?: {
    params?: z.ZodObject;
    query?: z.ZodObject;
    headers?: z.ZodObject;
    body?: (Json | Form) & { required: true };
  };
  responses: Record<number, { description: string; content?: Record<string, { schema: z.ZodType }> }>;
};

/** Keeps the exact types of a route, from which the handler in `api` and the client are typed. */
export function defineRoute<Path extends string, Defined extends Route & { path: Path }>(
  route: Defined,
): Defined {
  return route;
}

/** Returns a JSON response with its schema, for `responses` of a route. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** Returns the response of a list that is sent as CSV if the request accepts `text/csv`. */
export function answersWithCsv<Schema extends z.ZodType>(schema: Schema, description: string) {
  const content = { 'application/json': { schema }, 'text/csv': { schema: z.string() } };
  return { description, content };
}

/** Returns a required JSON body, for `request.body` of a route. */
export function takes<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } };
}

/** Returns a required form with a file, for `request.body` of a route. */
export function takesForm<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'multipart/form-data': { schema } } };
}

const refusals = {
  400: 'The request could not be read',
  401: 'Authentication required',
  403: 'This account may not do that',
  404: 'Not found, or not yours',
  409: 'The record’s state does not allow it, or the caller has an older version; the response has the current one',
  413: 'The body is too long',
  415: 'The content type of the body is not supported',
  422: 'Well-formed, but breaks a rule',
  429: 'Too many requests; Retry-After says when to retry',
  503: 'The shop or a supplier cannot answer now; the same request may succeed later',
} as const;
type Refusal = keyof typeof refusals;

/** Returns the refusals of a route, for `responses`. They are thrown as `ShopError`, never returned; all have the shape of `ErrorJson`. */
export function refuses<Status extends Refusal>(...statuses: Status[]) {
  const entries = statuses.map((status) => [status, { description: refusals[status] }]);
  return Object.fromEntries(entries) as { [Each in Status]: { description: string } };
}

/** Marks routes that need a login, for `security` of a route. */
export const needsLogin = [{ bearer: [] as string[] }];
