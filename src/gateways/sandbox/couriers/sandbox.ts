import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Ctx } from '#shop/context.ts';
import { changeControls, readControls } from './controls.ts';
import { Controls } from './faults.ts';
import { makeDelhivery } from './delhivery-api.ts';
import { drawLabel } from './label.ts';
import { MoveTo } from './moves.ts';
import { addMove, findParcel } from './parcels.ts';
import { makeShiprocket } from './shiprocket-api.ts';
import { preparesTables, toSandboxDb } from './store.ts';
import { sendWebhook } from './webhooks.ts';
import type { World } from './world.ts';

export type SandboxCouriersOptions = Omit<World, 'db'> & { db: Ctx['db'] };

const MoveParcel = z.strictObject({
  to: MoveTo,
  at: z.iso.datetime().optional(),
  /** How many times the webhook is sent; 0 for a lost one. */
  copies: z.int().min(0).max(5).default(1),
});

const LARGEST_BODY_BYTES = 64 * 1024;

/** Creates the sandbox in place of the couriers: their HTTP APIs, their webhooks, and routes to move parcels and to let calls fail. */
export function createSandboxCouriers(options: SandboxCouriersOptions): Hono {
  const world: World = { ...options, db: toSandboxDb(options.db) };
  const prepare = preparesTables(world.db);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: LARGEST_BODY_BYTES }));
  app.use(async (_c, next) => {
    await prepare();
    await next();
  });
  app.route('/shiprocket', makeShiprocket(world));
  app.route('/delhivery', makeDelhivery(world));
  app.get('/control', async (c) => c.json(await readControls(world.db)));
  app.post('/control', async (c) => {
    const change = Controls.partial().safeParse(await c.req.json());
    if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 422);
    return c.json(await changeControls(world.db, change.data));
  });
  app.get('/parcels', async (c) =>
    c.json(await world.db.selectFrom('parcels').selectAll().orderBy('id', 'desc').limit(100).execute()),
  );
  app.post('/parcels/:awb/moves', async (c) => {
    const move = MoveParcel.safeParse(await c.req.json());
    if (!move.success) return c.json({ error: z.prettifyError(move.error) }, 422);
    const found = await findParcel(world, { awb: c.req.param('awb') });
    if (!found) return c.json({ error: 'There is no such parcel' }, 404);
    const { copies, to } = move.data;
    const at = move.data.at ?? world.clock.now().toISOString();
    const parcel = await addMove(world, found, { to, at });
    const sent = Array.from({ length: copies }, () => sendWebhook(world, parcel, { to, at }));
    return c.json({ awb: parcel.awb, answers: await Promise.all(sent) });
  });
  app.get('/labels/:name', async (c) => {
    const parcel = await findParcel(world, { awb: c.req.param('name').replace(/\.pdf$/, '') });
    if (!parcel) return c.notFound();
    return c.body(await drawLabel(parcel), 200, { 'content-type': 'application/pdf' });
  });
  return app;
}
