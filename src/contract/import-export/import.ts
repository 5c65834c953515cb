import { z } from 'zod';
import { ImportFormat, ImportKind, ImportStatus, SheetKind } from '#domain/import-export/import-kind.ts';
import { pagingFields } from '#domain/paging.ts';

const flag = z.enum(['true', 'false']).default('false');

/** POST /admin/imports, as a form. */
export const ImportForm = z.object({
  file: z
    .instanceof(File, { message: 'Please choose a CSV or Excel file' })
    .refine(({ name }) => !name.includes('\0'), 'The name of this file cannot be read. Please rename it.')
    .meta({ type: 'string', format: 'binary' }),
  kind: z
    .union([SheetKind, z.literal('').transform(() => undefined)])
    .optional()
    .describe('The kind of records; recognised by the header if left out'),
  dry_run: flag.describe('Only check the file, without changes'),
  clear_empty: flag.describe('An empty cell clears the value; otherwise the value is kept'),
});

/** POST /admin/imports/photos. */
export const PhotoImport = z.object({
  upload: z.string().max(64).describe('The id of a complete upload of an archive'),
  file_name: z.string().trim().min(1).max(200),
  dry_run: z.boolean().default(true).describe('Only check the photos, without changes'),
});
export type PhotoImport = z.infer<typeof PhotoImport>;

export const ImportMistake = z.object({
  row: z.int().describe('The row of the file, as spreadsheets count; of a ZIP the number of the photo'),
  column: z.string(),
  value: z.string().describe('The content of the cell'),
  message: z.string(),
});

/** A file that is being or was imported. In a check, the counts are those that an import would produce. */
export const ImportJson = z.object({
  id: z.string(),
  kind: ImportKind,
  format: ImportFormat,
  file_name: z.string(),
  encoding: z
    .string()
    .nullable()
    .describe('The encoding as it was recognised; null for Excel files and ZIPs'),
  dry_run: z.boolean(),
  clear_empty: z.boolean(),
  status: ImportStatus,
  failure: z.string().nullable(),
  by: z.string().nullable(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
  rows: z.int().describe('Rows below the header, or photos of a ZIP'),
  records: z.int().describe('Products, customers, orders or photos in them'),
  done: z.int().describe('The number of records checked'),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  refused: z.int(),
});
export type ImportJson = z.infer<typeof ImportJson>;

export const ImportReportJson = ImportJson.extend({
  pictures: z
    .object({ waiting: z.int(), added: z.int(), failed: z.int() })
    .describe('Photos to fetch from their addresses after the products are imported'),
  ignored_columns: z.array(z.string()).describe('Filled columns that are not used'),
  errors: z.array(ImportMistake).describe('Why rows are refused, up to 500; all of them as CSV'),
  warnings: z
    .array(ImportMistake)
    .describe('Warnings for accepted records, up to 500; for a ZIP, the product of each photo'),
});
export type ImportReportJson = z.infer<typeof ImportReportJson>;
export type ImportMistake = z.infer<typeof ImportMistake>;

export const ImportListing = z.object(pagingFields());
export type ImportListing = z.infer<typeof ImportListing>;
export const ImportsAnswer = z.object({ imports: z.array(ImportJson), total: z.int() });
