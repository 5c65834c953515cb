const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  rupee: '₹',
};

/**
 * Returns the words of a description in HTML: blocks become paragraphs, list items lines, and everything else in angle brackets is removed.
 * No expression looks past the next `<`, so that one cell of brackets does not take minutes.
 */
export function toPlainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = html
    .replaceAll(/<(script|style)\b(?:(?!<(?:script|style)\b)[^])*?<\/\1\s*>/gi, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/?(p|div|h[1-6]|ul|ol|table|tr|blockquote|section)\b[^<>]*>/gi, '\n\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, (whole, name: string) => decodeEntity(name) ?? whole);
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}
