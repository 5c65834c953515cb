import { z } from 'zod';
import { readStored } from '#admin/stored.ts';

const lineOfNow = z.object({ sku: z.string(), name: z.string(), before: z.number(), pieces: z.string() });
/** Earlier versions of this program kept the pieces of a line as a number. */
const earlierLine = lineOfNow
  .omit({ pieces: true })
  .extend({ quantity: z.number() })
  .transform(({ quantity, ...line }) => ({ ...line, pieces: String(quantity) }));

const Draft = z.object({
  supplier: z.string(),
  note: z.string(),
  receivedOn: z.string(),
  lines: z.array(z.union([lineOfNow, earlierLine])),
});
export type Draft = z.infer<typeof Draft>;

/** A line in its typed form; `pieces` need not be a number yet. */
export type ReceiptLine = Draft['lines'][number];

export const nothing: Draft = { supplier: '', note: '', receivedOn: '', lines: [] };

/** Returns the receipt stored on this device, also in the format of an earlier version; `unreadable` if it has any other format. */
export function readKept(place: string): Draft | 'unreadable' {
  const isKept = readStored(localStorage, place, z.unknown()) != null;
  return readStored(localStorage, place, Draft) ?? (isKept ? 'unreadable' : nothing);
}
