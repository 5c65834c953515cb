import { readFileSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

/** Returns the processes of the program and its database: all their descendants too. */
export function listFamily(pid: number): number[] {
  const children = listChildren(pid);
  return [pid, ...children, ...children.flatMap(listChildren)];
}

/** Returns the processes that a process has started. */
export function listChildren(pid: number): number[] {
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

/**
 * Returns the milliseconds of processor time that a process and its ended children have used, in steps of ten; zero for a process that has
 * ended.
 */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return fields.slice(11, 15).reduce((ticks, each) => ticks + Number(each), 0) * 10;
  } catch {
    return 0;
  }
}

/** Measures over one second how many cores are busy. */
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
