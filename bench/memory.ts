import { readFileSync } from 'node:fs';
import { listFamily } from './processes.ts';
import type { Row } from './table.ts';

/** Measures the memory of the program and of its database; each shared page of memory counts once. */
export function measureMemory(when: string, pid: number): Row[] {
  if (readMemory(pid) === 0) return [{ what: `memory ${when}`, value: 'not told by this system' }];
  const database = listFamily(pid).slice(1);
  return [
    { what: `memory ${when}, program`, value: toMegabytes([pid]) },
    { what: `memory ${when}, database`, value: toMegabytes(database) },
  ];
}

/** Returns the kilobytes of a program and its database together; each shared page of memory counts once. */
export function readFamilyMemory(pid: number): number {
  return sumMemory(listFamily(pid));
}

function toMegabytes(pids: number[]): string {
  return `${Math.round(sumMemory(pids) / 1024)} MB`;
}

function sumMemory(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + readMemory(pid), 0);
}

/** Returns the kilobytes of a process; zero for one that has ended. */
function readMemory(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
