import { invalid } from '#domain/error.ts';
import type { SheetKind } from '#domain/import-export/import-kind.ts';
import { readRecords } from '#domain/import-export/read-records.ts';
import { type Recognised, recogniseFormat } from '#domain/import-export/recognise-format.ts';
import { readUploadedSheet } from '#platform/formats/sheet/read-uploaded-sheet.ts';
import { type Sheet, UnreadableSheet } from '#platform/formats/sheet/sheet.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { keepImport } from './keep-import.ts';
import { requireImporter } from './require-importer.ts';

export type ImportFile = {
  bytes: Uint8Array;
  fileName: string;
  /** The kind of records that the sender names; if undefined, it is recognised by the header. */
  kind: SheetKind | undefined;
  isCheck: boolean;
  clearsEmpty: boolean;
};

/**
 * Reads a file, stores its records, and enqueues a job that checks or imports them. Returns the id of the import. Throws forbidden, invalid
 * `import.unreadable` with a sentence for a file that is not a table or has no known header.
 */
export async function startImport(ctx: Ctx, file: ImportFile): Promise<string> {
  requireImporter(ctx);
  const sheet = await readFile(file.bytes);
  const recognised = recognise(sheet, file.kind);
  requireImporter(ctx, recognised.kind);
  const { bytes: _bytes, ...sent } = file;
  const { header, rows, ...known } = recognised;
  const facts = {
    ...sent,
    ...known,
    encoding: sheet.encoding,
    headings: header.headings,
    rows: rows.length,
  };
  return inTransaction(ctx, (tx) => keepImport(tx, facts, readRecords(recognised)));
}

async function readFile(bytes: Uint8Array): Promise<Sheet> {
  try {
    return await readUploadedSheet(bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) throw unreadable(error.message);
    throw error;
  }
}

/** Headings without which a sheet is not of its kind. */
const NEEDED: Record<SheetKind, string> = {
  products: 'Name and Price',
  customers: 'Name and Mobile',
  orders: 'Order number and Placed on',
  redirects: 'Old address and Leads to',
};

function recognise({ rows }: Sheet, kind: SheetKind | undefined): Recognised {
  const recognised = recogniseFormat(rows, kind);
  if (!recognised)
    throw unreadable(
      `No row of this file is a header that we know${kind ? ` for ${kind}` : ''}. Its first row should name the columns, such as ${NEEDED[kind ?? 'products']}, as in an export of this shop.`,
    );
  if (recognised.rows.length === 0) throw unreadable('This file has a header but no rows below it.');
  return recognised;
}

function unreadable(message: string) {
  return invalid('import.unreadable', message, { file: message });
}
