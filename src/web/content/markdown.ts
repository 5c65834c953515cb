import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * The owner's words as HTML. HTML of theirs is shown as the text it is and links lead only to http(s), mail and our own pages: the
 * library's defaults, which no option here may loosen.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return withUsableTables(html);
}

/** A table without headings has no heading row; a wide one scrolls in a frame that the keyboard reaches. */
function withUsableTables(html: string): string {
  return html
    .replaceAll(/<thead>\s*<tr>\s*(?:<th[^>]*><\/th>\s*)+<\/tr>\s*<\/thead>/g, '')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
