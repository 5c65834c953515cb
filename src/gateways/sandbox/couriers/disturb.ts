import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { takeFault } from './controls.ts';
import type { Call } from './faults.ts';
import type { World } from './world.ts';

// Milliseconds: longer than any caller waits.
const UNANSWERED_MS = 25_000;

/** Applies the fault requested by POST /sandbox/couriers/control to a call. */
export function disturb(world: World, call: Call): MiddlewareHandler {
  return async (c, next) => {
    const fault = await takeFault(world.db, call);
    if (fault === 'error') return c.text('<h1>Whoops, looks like something went wrong.</h1>', 500);
    if (fault === 'busy') return c.json({ message: 'Too Many Attempts.' }, 429);
    if (fault === 'refused') return c.json({ message: 'The sandbox was told to refuse this' }, 400);
    if (fault === 'expired') return c.json({ message: 'Token has expired' }, 401);
    if (fault === 'timeout') return keepSilent(c);
    if (fault === 'late') return c.json({ label_created: 0, packages: [] });
    await next();
    if (fault !== 'lost') return;
    c.res = undefined;
    c.res = await keepSilent(c);
  };
}

async function keepSilent(c: Context): Promise<Response> {
  await sleep(UNANSWERED_MS, undefined, { signal: c.req.raw.signal, ref: false }).catch(() => undefined);
  return c.body('', 504);
}
