import { OpenAPIHono, z } from '@hono/zod-openapi';
import { invalidFields } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';

/** A door for one noun: what does not fit its schemas is a 422 with a sentence for every field. */
export function createDoor(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidFields(result.error.issues);
    },
  });
}

/** The one shape of every refusal. */
export const ErrorJson = z
  .object({
    error: z.string().openapi({ description: 'A sentence for people' }),
    code: z.string().openapi({ description: 'Stable word for programs', example: 'stock.gone' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'A sentence for each field that is wrong, by its path' }),
    request_id: z.string(),
  })
  .openapi('Error');

const refusals = {
  400: 'The request could not be read',
  401: 'Authentication required',
  403: 'This account may not do that',
  404: 'There is no such thing, or it is not yours',
  409: 'The world has moved on; the answer says what is true now',
  422: 'Well formed, but against a rule',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Something outside the shop does not answer',
} as const;
type Refusal = keyof typeof refusals;

/** A JSON answer with its schema, for `responses` of a route. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The refusals a route may answer with, for `responses`. They are thrown as `ShopError`, never returned. */
export function refuses<Status extends Refusal>(...statuses: Status[]) {
  const entries = statuses.map((status) => [status, answers(ErrorJson, refusals[status])]);
  return Object.fromEntries(entries) as { [Each in Status]: { description: string } };
}

/** A required JSON body, for `request.body` of a route. */
export function takes<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

/** The mark of routes that need a login, for `security` of a route. */
export const needsLogin = [{ bearer: [] }];

/** What the document of the whole API says about itself. */
export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Haat',
    version: '1',
    description: 'Amounts are rupees with at most two decimals, GST included.',
  },
  servers: [{ url: '/api/v1' }],
};
