import { readFileSync, readdirSync } from 'node:fs';

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

/** Milliseconds of processor time that a process has used, in steps of ten; none for one that is gone. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}
