import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTestTitles } from './read-test-titles.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns a function that lists the mistakes in a proof, `file › title`: none when exactly one test has that title. */
export function createProofJudge(): (proof: string) => string[] {
  const titlesOf = new Map<string, string[] | undefined>();
  const read = (path: string) => {
    if (!titlesOf.has(path)) {
      titlesOf.set(path, existsSync(resolve(root, path)) ? readTestTitles(resolve(root, path)) : undefined);
    }
    return titlesOf.get(path);
  };
  return (proof) => judgeProof(proof, read);
}

function judgeProof(proof: string, read: (path: string) => string[] | undefined): string[] {
  const [, path, title] = proof.match(/^(\S+\.test\.ts) › (.+)$/s) ?? [];
  if (!path || !title) return [`is not “file › title”: ${proof}`];
  const titles = read(path);
  if (!titles) return [`there is no file ${path}`];
  const found = titles.filter((known) => known === title).length;
  if (found === 0) return [`there is no test: ${proof}`];
  return found > 1 ? [`more than one test is called: ${proof}`] : [];
}
