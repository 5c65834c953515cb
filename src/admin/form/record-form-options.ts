import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ListFields } from './conflict/merge-changes.ts';

/** A record as the server has it: the values of its fields and the version that a change has to name. */
export type Saved<Fields> = { values: Fields; version: number };

export type RecordFormOptions<Fields extends FieldValues> = {
  /** Identifies the record in the drafts on this device: `product prd_1`. */
  key: string;
  schema: z.ZodType<Fields, Fields>;
  record: Saved<Fields>;
  /** Names of the fields, for the summary of mistakes and the dialog of conflicts. */
  labels: Partial<Record<keyof Fields & string, string>>;
  /**
   * Saves values that are based on a version; `before` are the values of that version. Throws ApiError, with a code `….stale` if the
   * version is not the latest.
   */
  save: (values: Fields, version: number, before: Fields) => Promise<Saved<Fields>>;
  /** Reads the current record from the body of a `….stale` conflict. */
  readStale?: (body: Readonly<Record<string, unknown>>) => Saved<Fields>;
  /** The fields that are lists, whose rows are merged one by one where two people changed them. */
  lists?: ListFields;
  /** Whether a save can be undone for ten seconds, because it sends nothing that cannot be taken back. */
  canUndo?: boolean;
};

/** The properties of a form that adds or changes one record. */
export type RecordFormProps<Fields> = {
  /** Names the draft on this device. */
  draft: string;
  record: Saved<Fields>;
  save: (fields: Fields, version: number) => Promise<Saved<Fields>>;
  canUndo?: boolean;
};
