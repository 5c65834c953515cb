import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** The program and its database: every process that it started, and theirs. */
export function listFamily(pid: number): number[] {
  const children = listChildren(pid);
  return [pid, ...children, ...children.flatMap(listChildren)];
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

/** Milliseconds of processor time that a process and those of its children that ended have used, in steps of ten; none for one that is gone. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return fields.slice(11, 15).reduce((ticks, each) => ticks + Number(each), 0) * 10;
  } catch {
    return 0;
  }
}

/** How many cores are busy, over one second. */
export async function countBusyCores(): Promise<number> {
  const before = readTicks();
  await setTimeout(1_000);
  const after = readTicks();
  return (cpus().length * (after.busy - before.busy)) / (after.all - before.all);
}

function readTicks(): { busy: number; all: number } {
  const times = cpus().map((each) => each.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}
