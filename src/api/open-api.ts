import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { type Route, refuses } from '#contract/define-route.ts';
import { invalidFields } from '#domain/error.ts';
import type { ApiEnv } from './env.ts';
import { noStore } from './no-store.ts';
import { requiresLogin } from './requires-login.ts';

/**
 * Returns a router for one noun. It answers input that does not match the schemas of a route with a 422 and a sentence for every field. A
 * route that can answer 401 checks the login first. No cache keeps a response that belongs to one person or to a write.
 */
export function createRouter(): OpenAPIHono<ApiEnv> {
  const router = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidFields(result.error.issues);
    },
  });
  const open = router.openapi;
  const openComplete = (route: Route & { middleware?: Middleware }, ...rest: [never, never]) => {
    const { ability = [], middleware = [], ...described } = route;
    const { path, method, security, responses } = route;
    const isPersonal = security !== undefined || method !== 'get';
    // The login routes also accept expired tokens.
    const isGuarded = security && '401' in responses && !path.startsWith('/auth/');
    const guards = [
      isPersonal ? noStore : [],
      middleware,
      isGuarded ? requiresLogin(path, [ability].flat()) : [],
    ].flat();
    return open({ ...described, ...describeAccess(route), middleware: guards }, ...rest);
  };
  router.openapi = openComplete as typeof open;
  return router;
}

type Middleware = MiddlewareHandler<ApiEnv> | MiddlewareHandler<ApiEnv>[];

/** Describes the access to a call: the ways to sign in, the ability it needs, and the refusals without it. */
function describeAccess(route: Route) {
  const { ability, path, security } = route;
  return {
    responses: describeResponses(route),
    ...(security && path.startsWith('/admin/') && { security: [...security, { cookie: [] }] }),
    ...(ability && { 'x-ability': ability }),
  };
}

/**
 * Adds the responses that come before a handler runs (malformed or invalid input, rate limit, shop unavailable) and the shape of errors.
 */
function describeResponses({ method, ability, request, responses }: Route): Route['responses'] {
  const all = {
    ...refuses(400, 503),
    ...(request && refuses(422)),
    ...(request?.body && refuses(413, 415)),
    ...(method !== 'get' && refuses(429)),
    ...(ability && refuses(403)),
    ...responses,
  };
  const error = { content: { 'application/json': { schema: ErrorJson } } };
  return Object.fromEntries(
    Object.entries(all).map(([status, answer]) => [
      status,
      Number(status) >= 400 ? { ...answer, ...error } : answer,
    ]),
  );
}

/** The one shape of every error response. */
export const ErrorJson = z
  .looseObject({
    error: z.string().openapi({ description: 'A message for people' }),
    code: z.string().openapi({ description: 'A stable code for programs', example: 'stock.gone' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'A message for each invalid field, by its path' }),
    request_id: z.string(),
  })
  .openapi('Error');

/** The header of the OpenAPI document. */
export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Haat',
    version: '1',
    description: 'Amounts are rupees with at most two decimals, GST included.',
  },
  servers: [{ url: '/api/v1' }],
};
