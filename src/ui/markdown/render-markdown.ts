import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

/** A picture as it is shown: its files for each format, and its size on the page. */
type Shown = { src: string; avif: string; webp: string; width: number; height: number };

/**
 * Renders the owner's Markdown as HTML. HTML in it is escaped, and links are limited to http(s), mail and our own pages. These are the
 * library's defaults, and no option here may loosen them. A picture is shown if `toShown` knows its address; of any other, only the
 * description is shown.
 */
export function renderMarkdown(text: string, toShown?: (address: string) => Shown | undefined): string {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  return withUsableTables(withPictures(html, toShown));
}

/** Puts the files and the size of each picture into its element. HTML of the text is escaped, so that every `<img` is one of Markdown. */
function withPictures(html: string, toShown?: (address: string) => Shown | undefined): string {
  return html.replaceAll(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, address: string, alt: string) => {
    const shown = toShown?.(address);
    if (!shown) return alt;
    const { src, avif, webp, width, height } = shown;
    const sizes = `sizes="min(${width}px, calc(100vw - 2rem))"`;
    return `<picture><source type="image/avif" srcset="${avif}" ${sizes}><img src="${src}" srcset="${webp}" ${sizes} width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"></picture>`;
  });
}

/** Removes the heading row of a table without headings, and puts every table into a scrollable frame that the keyboard reaches. */
function withUsableTables(html: string): string {
  return html
    .replaceAll(/<thead>\s*<tr>\s*(?:<th[^>]*><\/th>\s*)+<\/tr>\s*<\/thead>/g, '')
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll('<table>', '<div role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
