/** Returns the last part of the address of a category, collection, maker or craft from its name: `Wall Art & Décor` is `wall-art-decor`. */
export function toSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return slug.slice(0, 60).replace(/-+$/, '');
}
