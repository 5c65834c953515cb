/** A table of sizes with sentences below it. */
export type SizeGuide = { head: string[]; rows: string[][]; notes: string[] };

/**
 * Reads a size guide as the owner types it, or pastes it from a spreadsheet: a row on each line, its cells separated by commas or tabs; the first
 * row is the heading, and a line with one cell is a sentence. Returns null for a text without any row.
 */
export function readSizeGuide(text: string): SizeGuide | null {
  const lines = text.split('\n').map(readCells);
  const [head, ...rows] = lines.filter((cells) => cells.length > 1);
  if (!head || rows.length === 0) return null;
  const notes = lines.filter((cells) => cells.length === 1).flat();
  return {
    head,
    rows: rows.map((cells) => head.map((_, at) => cells[at] ?? '')),
    notes: notes.filter(Boolean),
  };
}

/** A sentence with commas ends with a full stop; a row does not. */
function readCells(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  if (/[.!?]\s*$/.test(line)) return [line.trim()];
  return line.split(',').map((cell) => cell.trim());
}
