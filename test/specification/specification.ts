import { createProofJudge } from './proofs.ts';

export type SpecificationItem = { item: string; proofs: string[] };

/** Returns every row of every table of the document, without the headings. */
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

/** Returns the mistakes in the items: no proof, listed twice, or proved by a test that does not exist. */
export function findFaults(items: SpecificationItem[]): string[] {
  const judge = createProofJudge();
  const seen = new Set<string>();
  return items.flatMap(({ item, proofs }) => {
    const key = item.toLowerCase().replace(/\s+/g, ' ');
    const twice = seen.has(key) ? [`stands twice: ${item}`] : [];
    seen.add(key);
    const unproved = proofs.length === 0 ? [`has no test: ${item}`] : [];
    return [...twice, ...unproved, ...proofs.flatMap(judge)];
  });
}
