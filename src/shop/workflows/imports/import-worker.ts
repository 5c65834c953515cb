import type { FileRow, Header, Mistake } from '#domain/import-export/cell.ts';
import type { ImportFormat, ImportKind, ImportOutcome } from '#domain/import-export/import-kind.ts';
import type { Ctx, Tx } from '#shop/context.ts';

/** An import that is being worked on. */
export type RunningImport = {
  id: string;
  kind: ImportKind;
  format: ImportFormat;
  header: Header;
  fileName: string;
  isCheck: boolean;
  clearsEmpty: boolean;
};

/** A record of a file as it is kept. */
export type KeptRecord = { position: number; rows: FileRow[]; clashes: Mistake[] };

/** The plan for a record. */
export type Plan = {
  outcome: ImportOutcome;
  /** The reasons for a refusal, and warnings for a person. */
  mistakes: Mistake[];
  /** The record of the shop that the write changes: writes of one subject run one after another. */
  subject?: string | undefined;
  /** Whether the write adds something that other records of the file need, too, such as a category. */
  isAlone?: boolean | undefined;
  /** Writes the created or updated record. Throws ShopError for mistakes that only the write finds. */
  write?: (tx: Tx) => Promise<void>;
  /** Returns the mistake for a field that the write refused, at its cell. */
  locate: (field: string | undefined, message: string) => Mistake;
};

/** Plans some records of one kind: the same for a check, which writes nothing, and for an import. */
export type PlanRecords = (ctx: Ctx, file: RunningImport, records: readonly KeptRecord[]) => Promise<Plan[]>;
