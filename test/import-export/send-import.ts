import type { ImportReportJson } from '#contract/import-export/import.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import type { MadeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

type Sent = { dry_run?: boolean; clear_empty?: boolean; kind?: string; name?: string };

/** Returns a table as CSV. */
export function toCsvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))
    .join('\r\n');
}

/** Sends a file to be checked or imported. */
export function sendImport(
  shop: TestShop,
  by: MadeStaff,
  file: string | Uint8Array,
  sent: Sent = {},
): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([file as Uint8Array<ArrayBuffer>], sent.name ?? 'products.csv'));
  if (sent.kind) body.append('kind', sent.kind);
  body.append('dry_run', String(sent.dry_run ?? false));
  body.append('clear_empty', String(sent.clear_empty ?? false));
  const { authorization } = by.headers;
  return Promise.resolve(
    shop.app.request('/api/v1/admin/imports', { method: 'POST', headers: { authorization }, body }),
  );
}

/** Sends a file that the shop accepts, and returns its import before any job has worked on it. */
export async function startImport(
  shop: TestShop,
  by: MadeStaff,
  file: string | Uint8Array,
  sent: Sent = {},
): Promise<ImportReportJson> {
  return readAnswer('POST /admin/imports', await sendImport(shop, by, file, sent));
}

/** Runs an import of a file to its end and returns the report. */
export async function importFile(
  shop: TestShop,
  by: MadeStaff,
  file: string | Uint8Array,
  sent: Sent = {},
): Promise<ImportReportJson> {
  const { id } = await startImport(shop, by, file, sent);
  await shop.drainJobs();
  return readImport(shop, by, id);
}

/** Runs the import of a checked file to its end. */
export async function runChecked(shop: TestShop, by: MadeStaff, id: string): Promise<ImportReportJson> {
  await callApi('POST /admin/imports/{id}/run', { shop, as: by, params: { id } });
  await shop.drainJobs();
  return readImport(shop, by, id);
}

export function readImport(shop: TestShop, as: MadeStaff, id: string): Promise<ImportReportJson> {
  return callApi('GET /admin/imports/{id}', { shop, as, params: { id } });
}

/** Formats the counts of a report. */
export function countsOf({ created, updated, unchanged, refused }: ImportReportJson) {
  return { created, updated, unchanged, refused };
}
