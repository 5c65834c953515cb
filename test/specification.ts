import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readTestTitles } from './read-test-titles.ts';

export type SpecificationItem = { item: string; proofs: string[] };

const root = resolve(import.meta.dirname, '..');

/** Every row of every table of the document, headings left out. */
export function readItems(markdown: string): SpecificationItem[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *(?:item *\||-)/.test(line))
    .map((line) => {
      const [item = '', proved = ''] = line
        .slice(1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|'));
      return {
        item,
        proofs: proved.split('<br>').flatMap((proof) => proof.trim().replaceAll('`', '') || []),
      };
    });
}

/** What is wrong with the items: without a proof, standing twice, or proved by a test that there is not. */
export function findFaults(items: SpecificationItem[]): string[] {
  const titlesOf = new Map<string, string[] | undefined>();
  const read = (path: string) => {
    if (!titlesOf.has(path)) {
      titlesOf.set(path, existsSync(resolve(root, path)) ? readTestTitles(resolve(root, path)) : undefined);
    }
    return titlesOf.get(path);
  };
  const seen = new Set<string>();
  return items.flatMap(({ item, proofs }) => {
    const key = item.toLowerCase().replace(/\s+/g, ' ');
    const twice = seen.has(key) ? [`stands twice: ${item}`] : [];
    seen.add(key);
    const unproved = proofs.length === 0 ? [`has no test: ${item}`] : [];
    return [...twice, ...unproved, ...proofs.flatMap((proof) => judgeProof(proof, read))];
  });
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
