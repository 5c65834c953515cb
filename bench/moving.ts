import { ImportReportJson } from '#contract/import-export/import.ts';
import { makeOwner } from '../e2e/support/staff.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../test/program.ts';
import { waitFor } from '../test/wait-for.ts';
import { measureMemory } from './memory.ts';
import type { Row } from './table.ts';

const PRODUCTS = 10_000;
const BAD = 100;
const pollMs = 250;
const longestMs = 30 * 60_000;

/** Imports a catalogue as an owner does: a check, the import, and the same file again. Every hundredth row has an invalid price. */
export async function measureMoving(): Promise<Row[]> {
  const dataDir = await makeDataDir();
  try {
    const program = await startProgram({ dataDir });
    try {
      const { token } = (await makeOwner(program, 'mover@example.in')).api;
      const file = makeSheet();
      const rows = [
        await move(program, { token, file, isCheck: true, what: `check of ${PRODUCTS} products` }),
        await move(program, { token, file, isCheck: false, what: `import of ${PRODUCTS} products` }),
        await move(program, { token, file, isCheck: false, what: 'the same file again' }),
      ];
      return [...rows, ...measureMemory('after the imports', program.pid)];
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

function makeSheet(): string {
  const heading = 'Name,SKU,Category,Status,HSN,GST %,Price,Stock,Weight g,Description';
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    const price = index % (PRODUCTS / BAD) === 0 ? '12,5o' : String(100 + (index % 900));
    return `Hand-made piece ${index},MV-${index},Moved in ${index % 20},live,83062990,5,"${price}",${index % 9},350,Made by hand and with care`;
  });
  return [heading, ...rows].join('\n');
}

type Sheet = { file: string; isCheck: boolean };
type Api = { url: string; token: string };

async function move({ url }: Program, { token, what, ...sheet }: Sheet & { token: string; what: string }) {
  const started = performance.now();
  const { created, updated, unchanged, refused, errors } = await importSheet({ url, token }, sheet);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const counts = `${created} new, ${updated} changed, ${unchanged} same, ${refused} refused, ${errors.length} named`;
  return { what, value: `${seconds} s (${counts})` };
}

/** Checks or imports a sheet, and returns the report of the import once it is done. */
export async function importSheet(api: Api, { file, isCheck }: Sheet): Promise<ImportReportJson> {
  const form = new FormData();
  form.append('file', new File([file], 'products.csv'));
  form.append('dry_run', String(isCheck));
  const headers = { authorization: `Bearer ${api.token}` };
  const response = await fetch(`${api.url}/api/v1/admin/imports`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(await response.text());
  return waitForImport(api, ImportReportJson.parse(await response.json()).id);
}

/** Waits for the end of an import, and returns its report. */
export function waitForImport({ url, token }: Api, id: string): Promise<ImportReportJson> {
  const headers = { authorization: `Bearer ${token}` };
  const findReport = async () => {
    const answer = await fetch(`${url}/api/v1/admin/imports/${id}`, { headers });
    const report = ImportReportJson.parse(await answer.json());
    if (report.status === 'done') return report;
    if (report.status === 'waiting' || report.status === 'running') return undefined;
    throw new Error(`The import is ${report.status}`);
  };
  return waitFor('the end of an import', findReport, { longestMs, pollMs });
}
