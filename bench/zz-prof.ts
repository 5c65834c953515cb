import { makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillProducts } from './fill/fill-products.ts';
import { listTargets } from './growth-targets.ts';
import { toAnew } from './made-anew.ts';
import { openConnection } from './plain-load.ts';
const dataDir = await makeDataDir();
await (await startProgram({ dataDir })).stop();
await fillProducts(dataDir, 100_000);
const program = await startProgram({
  dataDir,
  env: { NODE_OPTIONS: '--cpu-prof --cpu-prof-interval=200 --cpu-prof-dir=/tmp/prof' },
});
const connection = await openConnection(program.url);
const target = listTargets([{ slug: 'x', rule: null, filters: [] }] as never).find(({ name }) =>
  name.includes('first search'),
)!;
const took: number[] = [];
for (let round = 1; round <= 30 + target.rounds!.measured; round += 1) {
  const t = await connection.ask(toAnew(target.path(round), round));
  if (round > 30) took.push(t);
}
took.sort((a, b) => a - b);
console.log(
  took.length,
  'p50',
  took[took.length >> 1],
  'p90',
  took[Math.floor(took.length * 0.9)],
  'p99',
  took[Math.floor(took.length * 0.99)],
  took.slice(-6),
);
connection.close();
await program.stop();
await removeDataDir(dataDir);
