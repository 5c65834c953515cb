import { foldHeading } from '../cell.ts';
import { readPhotoName } from './photo-name.ts';

/** A product with the colours that its variants have. */
export type PhotoOwner = { id: string; name: string; colors: readonly string[] };

/** A product that a SKU or slug names, and the colour of the variant whose SKU it is. */
export type Named<Owner> = { owner: Owner; color: string | null };

export type PhotoMatch<Owner> = Named<Owner> | { reason: string };

/** Finds the product and the colour that a photo shows by its file name, or says why it finds none. */
export function matchPhoto<Owner extends PhotoOwner>(
  path: string,
  find: (key: string) => Named<Owner> | undefined,
): PhotoMatch<Owner> {
  const meanings = readPhotoName(path);
  const found = meanings.flatMap(({ key, color }) => {
    const named = find(key);
    return named ? [{ named, color }] : [];
  });
  const [first] = found;
  if (!first)
    return {
      reason: `No product here has the SKU or slug ${meanings.at(-1)!.key}. Rename the photo, or add the product first`,
    };
  if (first.color === null) return first.named;
  for (const { named, color } of found) {
    const known = named.owner.colors.find((each) => foldHeading(each) === foldHeading(color!));
    if (known !== undefined) return { owner: named.owner, color: known };
  }
  return { reason: explainColor(first.named.owner, found.at(-1)!.color!) };
}

function explainColor({ name, colors }: PhotoOwner, color: string): string {
  return colors.length === 0
    ? `${name} has no colours. Leave --${color} out of the name`
    : `${name} does not come in ${color}. Its colours are ${colors.join(', ')}`;
}
