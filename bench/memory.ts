import { readFileSync } from 'node:fs';
import { listFamily } from './processes.ts';
import type { Row } from './table.ts';

/** Measures the memory of the program and of its database; each shared page of memory counts once. */
export function measureMemory(when: string, pid: number): Row[] {
  try {
    const database = listFamily(pid).slice(1);
    return [
      { what: `memory ${when}, program`, value: toMegabytes([pid]) },
      { what: `memory ${when}, database`, value: toMegabytes(database) },
    ];
  } catch {
    return [{ what: `memory ${when}`, value: 'not told by this system' }];
  }
}

function toMegabytes(pids: number[]): string {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return `${Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)} MB`;
}
