import { z } from 'zod';
import { useMe } from '#admin/session/use-me.ts';
import { readStored, writeStored } from '#admin/stored.ts';

/** The unsaved values of a form, with the record on which the typing is based. */
const Draft = z.object({
  version: z.number(),
  base: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  at: z.string(),
});
export type Draft = z.infer<typeof Draft>;

/**
 * Keeps what is typed into a form on this device, by person and record: it survives a reload, a lost network and the end of the session.
 */
export function useDraft(key: string) {
  const { staff } = useMe();
  const place = `draft ${staff.id} ${key}`;
  return {
    find: () => readStored(localStorage, place, Draft),
    keep: (draft: Draft) => writeStored(localStorage, place, draft),
    forget: () => writeStored(localStorage, place, null),
  };
}
