import { createProofJudge } from '#test/specification/proofs.ts';
import { listRequirements } from './standard.ts';

/** How a requirement is met: by a test, by a reason, not at all because the shop has no such feature, or not yet. */
export type Standing = 'test' | 'reason' | 'none' | 'gap';
export type Row = { id: string; level: number; text: string; by: string; standing: Standing };

/** Returns the rows of the tables of docs/asvs.md. */
export function readRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, level, text, by] = line.match(/^\| ([\d.]+) \| ([12]) \| (.+?) \| (.+) \|$/) ?? [];
    return id && level && text && by
      ? [{ id, level: Number(level), text, by, standing: toStanding(by) }]
      : [];
  });
}

function toStanding(by: string): Standing {
  const [, word] = by.match(/^(Reason|None|Gap): /) ?? [];
  return (word?.toLowerCase() as Standing | undefined) ?? 'test';
}

/** Returns the mistakes in the rows: requirements that are missing or out of order, and tests that do not exist. */
export function findFaults(rows: Row[]): string[] {
  const judge = createProofJudge();
  const wanted = listRequirements(2).map(toKey);
  const found = rows.map(toKey);
  const missing = wanted.filter((key) => !found.includes(key)).map((key) => `is missing: ${key}`);
  const strange = found.filter((key, at) => found.indexOf(key) !== at || !wanted.includes(key));
  const proofs = rows.flatMap(({ by }) => [...by.matchAll(/`(\S+\.test\.ts › [^`]+)`/g)].map(([, p]) => p!));
  const unproved = rows.filter(({ by, standing }) => standing === 'test' && !by.startsWith('`'));
  return [
    ...missing,
    ...strange.map((key) => `is twice, or not of the standard: ${key}`),
    ...unproved.map(({ id }) => `has neither a test nor a reason: ${id}`),
    ...proofs.flatMap(judge),
  ];
}

function toKey({ id, level }: { id: string; level: number }): string {
  return `${id} (level ${level})`;
}

/** Counts the requirements of a level that apply, and those of them that are met. */
export function count(rows: Row[], level: number) {
  const own = rows.filter((row) => row.level === level);
  const applying = own.filter(({ standing }) => standing !== 'none');
  const met = applying.filter(({ standing }) => standing !== 'gap');
  return { all: own.length, applying: applying.length, met: met.length };
}
