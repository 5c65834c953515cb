import { z } from 'zod';

/** What lies in an archive, written last: an archive without it is not whole. */
export type Manifest = z.infer<typeof Manifest>;
export const Manifest = z.object({
  format: z.literal(1),
  /** The moment the archive brings back: everything confirmed before it is inside. */
  savedAt: z.iso.datetime(),
  program: z.string(),
  /** PostgreSQL's files belong to one kind of machine. */
  platform: z.string(),
  /** Nothing when the shop's database is a server of its owner's. */
  database: z
    .object({
      postgresql: z.string(),
      migrations: z.array(z.object({ number: z.number().int(), title: z.string(), sha256: z.string() })),
    })
    .nullable(),
  /** SHA-256 of every file, and of nothing for a folder, by its name in the archive. */
  files: z.record(z.string(), z.string()),
});

export const manifestName = 'manifest.json';

/** The kind of machine this is, as a manifest names it. */
export const platform = `${process.platform}-${process.arch}`;
