import { OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { invalidFields } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';
import { requiresLogin } from './requires-login.ts';

/**
 * A door for one noun: what does not fit its schemas is a 422 with a sentence for every field, a route that can answer 401 asks for the
 * login first, and every route says what any of them may answer.
 */
export function createDoor(): OpenAPIHono<ApiEnv> {
  const door = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidFields(result.error.issues);
    },
  });
  const open = door.openapi;
  const openComplete = (route: RouteConfig & { middleware?: Middleware }, ...rest: [never, never]) => {
    const { path, security, responses, middleware = [] } = route;
    // The doors of the login itself look at old tokens too.
    const isGuarded = security && '401' in responses && !path.startsWith('/auth/');
    const guards = isGuarded ? [requiresLogin(path)] : [];
    const complete = { ...route, responses: { ...anyRoute(route), ...responses } };
    return open({ ...complete, middleware: [middleware, guards].flat() }, ...rest);
  };
  door.openapi = openComplete as typeof open;
  return door;
}

type Middleware = MiddlewareHandler<ApiEnv> | MiddlewareHandler<ApiEnv>[];

/** What happens before a route is reached: a request that cannot be read or does not fit, too many of them, a shop that cannot answer. */
function anyRoute({ method, request }: RouteConfig) {
  return {
    ...refuses(400, 503),
    ...(request && refuses(422)),
    ...(request?.body && refuses(413, 415)),
    ...(method !== 'get' && refuses(429)),
  };
}

/** The one shape of every refusal. */
export const ErrorJson = z
  .looseObject({
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
  413: 'The body is too long',
  415: 'The body is not JSON',
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
