import { foldHeading } from '../cell.ts';
import { readPhotoName } from './photo-name.ts';

export const NESTED_ZIP = 'This is a ZIP in a ZIP. Put its photos into the ZIP itself';

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
      reason:
        findOtherKind(path) ??
        `No product here has the SKU or slug ${meanings.at(-1)!.key}. Rename the photo, or add the product first`,
    };
  if (first.color === null) return first.named;
  for (const { named, color } of found) {
    const known = named.owner.colors.find((each) => foldHeading(each) === foldHeading(color!));
    if (known !== undefined) return { owner: named.owner, color: known };
  }
  return { reason: explainColor(first.named.owner, found.at(-1)!.color!) };
}

/** Returns what to do with a file that is no photo by the end of its name. */
function findOtherKind(path: string): string | undefined {
  if (/\.(csv|tsv|xlsx?|ods|numbers)$/i.test(path))
    return 'This is a sheet, not a photo. Import it as a file beside the ZIP';
  return /\.zip$/i.test(path) ? NESTED_ZIP : undefined;
}

function explainColor({ name, colors }: PhotoOwner, color: string): string {
  return colors.length === 0
    ? `${name} has no colours. Leave --${color} out of the name`
    : `${name} does not come in ${color}. Its colours are ${colors.join(', ')}`;
}
