import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/**
 * The owner's words as HTML. HTML of theirs is shown as the text it is and links lead only to http(s), mail and our own pages: the
 * library's defaults, which no option here may loosen.
 */
export function renderMarkdown(text: string): string {
  return micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
}
