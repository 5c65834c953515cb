import { callApi as callShop } from '../e2e/support/api-buyer.ts';
import { makeStaff } from '../e2e/support/staff.ts';
import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { type AdminCall, listAdminCalls, makePaperCall } from './admin-calls.ts';
import { measureScreens } from './admin-screens.ts';
import { fillOrders } from './fill/fill-orders.ts';
import { placeOriginals } from './fill/place-originals.ts';
import { type SampledOrder, sampleOrders } from './fill/sample-orders.ts';
import { VARIED } from './fill/varied-orders.ts';
import { type Row, toRow } from './table.ts';

const ORDERS = 1_000_000;
const warmUp = 5;
const rounds = 100;

/** Measures the lists, searches and pages of the admin in a shop with a million orders, one call after the other, and its screens in a browser. */
export async function measureAdmin(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  try {
    const { owner, seconds } = await fillShop(dataDir);
    const sample = await sampleOrders(dataDir, rounds + warmUp);
    // This program runs no jobs, so that no order is completed or expires during the measurement.
    const program = await startProgram({ dataDir, env: { ROLE: 'web' } });
    try {
      const { url } = program;
      const { token } = await callShop('POST /admin/login', { url, body: owner });
      const rows: Row[] = [];
      const calls = [...listAdminCalls({ url, token }), await makePaperCall({ url, token })];
      for (const call of calls) rows.push(await measure(call, sample));
      return [
        { what: `filling a shop with ${ORDERS.toLocaleString('en-IN')} orders`, value: `${seconds} s` },
        ...rows.toSorted((a, b) => b.p99! - a.p99!),
        ...(await measureScreens(url, owner)),
      ];
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

async function fillShop(dataDir: string) {
  const program = await startProgram({ dataDir });
  const { url } = program;
  try {
    await placeOriginals(url);
    const owner = await makeStaff({ url, dataDir }, 'owner.of.many@example.in', 'owner');
    await program.stop();
    const started = performance.now();
    await fillOrders(dataDir, ORDERS, VARIED);
    return { owner, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    await program.stop();
  }
}

async function measure({ what, call, times = rounds }: AdminCall, sample: SampledOrder[]): Promise<Row> {
  const took: number[] = [];
  for (const [index, order] of sample.slice(0, warmUp + times).entries()) {
    const started = performance.now();
    await call(order, index);
    if (index >= warmUp) took.push(performance.now() - started);
  }
  return toRow(what, took);
}
