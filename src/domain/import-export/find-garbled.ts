import { type FileRow, type Header, type Mistake, toMistake } from './cell.ts';

/** The characters that programs for Windows-1252 show for the second and later bytes of a letter in UTF-8. */
const LATER_BYTE = '[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/**
 * Text that was read or saved in the wrong encoding: `à¤¨` for a letter of an Indian script, `â‚¹` for ₹, `Ã©` for é, `ðŸ` for an emoji, the
 * replacement character, and a word of question marks, which Excel writes for letters that a plain CSV cannot hold.
 */
const GARBLED = new RegExp(`à[¤-·]|â[€‚„]|[ÂÃ]${LATER_BYTE}|ðŸ|\\uFFFD|(^|\\s)\\?{3,}`, 'u');

/** Returns a warning for the first garbled cell of each row. */
export function findGarbled({ headings }: Header, rows: readonly FileRow[]): Mistake[] {
  return rows.flatMap(({ row, cells }) => {
    const place = cells.findIndex((cell) => GARBLED.test(cell));
    if (place === -1) return [];
    const cell = { row, column: headings[place]?.trim() ?? '', text: cells[place]!.trim() };
    return [
      toMistake(cell, 'Some letters are unreadable. Save the sheet again as “CSV UTF-8” and send that.'),
    ];
  });
}
