import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * Renders the owner's Markdown as HTML. HTML in it is escaped, and links lead only to http(s), mail and our own pages. These are the
 * library's defaults, and no option here may loosen them.
 */
export function renderMarkdown(text: string): string {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return withUsableTables(html);
}

/** Removes the heading row of a table without headings, and puts every table into a scrollable frame that the keyboard reaches. */
function withUsableTables(html: string): string {
  return html
    .replaceAll(/<thead>\s*<tr>\s*(?:<th[^>]*><\/th>\s*)+<\/tr>\s*<\/thead>/g, '')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
