import { readFileSync } from 'node:fs';
import { toPath } from '#contract/client.ts';
import { callApi } from '../e2e/support/api-buyer.ts';
import { makeStaff } from '../e2e/support/staff.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { fillInvoices } from './fill/fill-invoices.ts';
import { placeOriginals } from './fill/place-originals.ts';
import type { Row } from './table.ts';

const INVOICES = 100_000;
const month = '2026-10';
const sampleEveryMs = 20;

/** Downloads a month with many invoices as an accountant does: the file for the portal, some of its tables, and the figures of GSTR-3B. */
export async function measureGstr1(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  try {
    const first = await startProgram({ dataDir });
    await placeOriginals(first.url).finally(first.stop);
    await fillInvoices(dataDir, month, INVOICES);
    const program = await startProgram({ dataDir });
    try {
      return await download(program, await signIn(program));
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

async function download(program: Program, token: string): Promise<Row[]> {
  const invoices = `${INVOICES.toLocaleString('en-IN')} invoices`;
  const table = (name: 'summary' | 'b2b' | 'b2cs' | 'hsn-b2c') =>
    toPath('GET /admin/tax-returns/{month}/{table}', { params: { month, table: name } });
  const files = [
    [
      `GSTR-1 of ${invoices}, JSON`,
      toPath('GET /admin/tax-returns/{file}', { params: { file: `${month}.json` } }),
    ],
    ['summary, CSV', table('summary')],
    ['invoices with GSTIN, CSV', table('b2b')],
    ['sales by State and rate, CSV', table('b2cs')],
    ['sales by HSN code, CSV', table('hsn-b2c')],
    [
      'figures of GSTR-3B',
      toPath('GET /admin/reports/{name}', {
        params: { name: 'gst-3b' },
        query: { from: `${month}-01`, to: `${month}-31` },
      }),
    ],
  ] as const;
  const rows: Row[] = [];
  for (const [what, path] of files) rows.push({ what, value: await time(program, path, token) });
  return rows;
}

/** Fetches a file part by part, and returns how long it took, its size, and the memory that the program needed for it. */
async function time({ url, pid }: Program, path: string, token: string): Promise<string> {
  const [started, before] = [performance.now(), readMemory(pid)];
  let [most, bytes] = [before, 0];
  const sampling = setInterval(() => (most = Math.max(most, readMemory(pid))), sampleEveryMs);
  try {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    for await (const part of response.body!) bytes += part.length;
  } finally {
    clearInterval(sampling);
  }
  const megabytes = (size: number) => `${(size / 2 ** 20).toFixed(1)} MB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${seconds} s, ${megabytes(bytes)}, memory + ${megabytes(most - before)}`;
}

/** Returns the resident memory of a process in bytes. */
function readMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}

async function signIn({ url, dataDir }: Program): Promise<string> {
  const body = await makeStaff({ url, dataDir }, 'accountant@example.in', 'accountant');
  return (await callApi('POST /admin/login', { url, body })).token;
}
