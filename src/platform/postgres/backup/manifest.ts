import { z } from 'zod';

/** The rows of a database: every table with the columns that were written, and the last value of every sequence that was used. */
export type Dump = z.infer<typeof Dump>;
const Dump = z.object({
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
});

/** The contents of an archive, written last: an archive without it is incomplete. */
export type Manifest = z.infer<typeof Manifest>;
export const Manifest = z.object({
  /** 2 when the database is a dump of rows, which an older program refuses; 1 when it is PostgreSQL's files, or absent. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** The moment that the archive restores: it contains everything confirmed before it. */
  savedAt: z.iso.datetime(),
  program: z.string(),
  /** PostgreSQL's files fit one platform only; a dump fits any. */
  platform: z.string(),
  /** Null when only the pictures were packed. */
  database: z
    .object({
      postgresql: z.string(),
      migrations: z.array(z.object({ number: z.number().int(), title: z.string(), sha256: z.string() })),
      dump: Dump.optional(),
    })
    .nullable(),
  /** SHA-256 of every file by its name in the archive; a folder has that of an empty text. */
  files: z.record(z.string(), z.string()),
});

export const manifestName = 'manifest.json';

/** The folder of an archive for the rows of the tables, and the jobs. */
export const dumpFolder = 'dump';
export const fileOfTable = (table: string) => `tables/${table}.copy`;
export const fileOfJobs = 'jobs.json';

/** This machine's platform, as a manifest names it. */
export const platform = `${process.platform}-${process.arch}`;
