import type { TestShop } from '#test/open-shop.ts';
import { type ApiDocument, type Operation } from '#test/scorecard/document.ts';
import { scenes } from './identity-scenes.ts';
import { type Cast, identitiesOf, nothing, fill, ask } from './identity-calls.ts';

type Comparing = { document: ApiDocument; cast: Cast; timings: number };

export async function compareTimes(shop: TestShop, { document, cast, timings }: Comparing) {
  const named = document.operations.filter(
    ({ name, path }) => scenes[name]?.own && !path.startsWith('/admin/'),
  );
  const failures: string[] = [];
  let worst = { name: '', medianMs: 0 };
  for (const operation of named) {
    const { name } = operation;
    const medianMs = await compareTime(shop, operation, cast, Math.ceil(timings / named.length));
    if (Math.abs(medianMs) >= Math.abs(worst.medianMs)) worst = { name, medianMs };
    if (Math.abs(medianMs) >= mostMs)
      failures.push(`${name}: not theirs takes ${medianMs.toFixed(1)} ms longer than not there`);
  }
  return {
    failures,
    note: `largest median difference in time ${worst.medianMs.toFixed(2)} ms (${worst.name})`,
  };
}

const mostMs = 5;

/**
 * Returns the median difference in time between another customer's record and a missing one. The calls alternate, so that other load on the
 * machine affects both. A large difference is measured again with more rounds: noise disappears, a real difference stays.
 */
async function compareTime(
  shop: TestShop,
  operation: Operation,
  cast: Cast,
  rounds: number,
): Promise<number> {
  const scene = scenes[operation.name]!;
  const identity = identitiesOf(cast).find(({ kind }) => kind === 'customer')!;
  const theirs = fill(scene, cast.asha);
  const nobodys = fill(scene, cast.asha, nothing);
  for (let attempt = 0; ; attempt += 1) {
    const differences: number[] = [];
    for (let round = 0; round < rounds * 2 ** attempt; round += 1) {
      const [first, second] = round % 2 === 0 ? [theirs, nobodys] : [nobodys, theirs];
      const a = (await ask(shop, operation, identity, first)).tookMs;
      const b = (await ask(shop, operation, identity, second)).tookMs;
      differences.push(round % 2 === 0 ? a - b : b - a);
    }
    const medianMs = differences.toSorted((a, b) => a - b)[Math.floor(differences.length / 2)]!;
    if (Math.abs(medianMs) < mostMs || attempt === 4) return medianMs;
  }
}
