/** A table read from a file, with all cells as text. */
export type Sheet = {
  rows: SheetRow[];
  /** The detected encoding of the file, for a person to check; null where the format defines it. */
  encoding: Encoding | null;
};

export type SheetRow = {
  /** The number of the row as spreadsheets count it, from 1. */
  row: number;
  cells: string[];
};

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** A file that cannot be read as a table; the message is a sentence for people. */
export class UnreadableSheet extends Error {}
