import { readFileSync, readdirSync } from 'node:fs';
import type { Row } from './table.ts';

/** Memory of the program and of its database, each page of memory counted once however many processes share it. */
export function measureMemory(when: string, pid: number): Row[] {
  try {
    const database = listChildren(pid).flatMap((child) => [child, ...listChildren(child)]);
    return [
      { what: `memory ${when}, program`, value: toMegabytes([pid]) },
      { what: `memory ${when}, database`, value: toMegabytes(database) },
    ];
  } catch {
    return [{ what: `memory ${when}`, value: 'not told by this system' }];
  }
}

function listChildren(pid: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.map(Number).filter((each) => parentOf(each) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

function toMegabytes(pids: number[]): string {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
  );
  return `${Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)} MB`;
}
