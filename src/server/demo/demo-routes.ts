import { Hono, type MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import type { Ctx } from '#shop/context.ts';
import type { DemoMode } from './demo-mode.ts';
import { isFromLoopback } from '#server/security/loopback.ts';
import { limitsBodies } from '#server/limits/limits-bodies.ts';
import { outboxRoutes } from './outbox-page.ts';

export type DemoParts = {
  ctx: Ctx;
  demo: DemoMode;
  /** Replaces Razorpay while there are no real keys. */
  sandbox?: Hono | undefined;
  /** Replaces the couriers while there are no real keys. */
  courierSandbox?: Hono | undefined;
  /** Whether the outbox receives messages. */
  outbox: boolean;
};

/** Mounts the outbox and the sandbox: never in a real shop, for this machine alone in a demo, for everybody in a public demo. */
export function demoRoutes({ ctx, demo, sandbox, courierSandbox, outbox }: DemoParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  if (demo === 'off') return app;
  for (const path of ['/outbox', '/outbox.json', '/sandbox/*'])
    app.use(path, ...(demo === 'on' ? [refusesOthers] : []), limitsBodies);
  if (outbox) app.route('/', outboxRoutes(ctx));
  if (sandbox) app.route('/sandbox/razorpay', sandbox);
  if (courierSandbox) app.route('/sandbox/couriers', courierSandbox);
  return app;
}

const refusesOthers: MiddlewareHandler = async (c, next) => (isFromLoopback(c) ? next() : c.notFound());
