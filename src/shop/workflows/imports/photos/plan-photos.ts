import { ShopError } from '#domain/error.ts';
import { type Named, type PhotoMatch, matchPhoto } from '#domain/import-export/photos/match-photo.ts';
import type { ZippedFile } from '#platform/formats/zip/open-zip.ts';
import type { Ctx } from '#shop/context.ts';
import type { KeptRecord, Plan, RunningImport } from '../import-worker.ts';
import { type Owner, findOwners } from './find-owners.ts';
import { openImportedArchive } from './open-archive.ts';
import { type AddedPhotos, placePhoto } from './place-photo.ts';
import { listEarlierTwins } from './list-earlier-twins.ts';
import { unpackPhoto } from './unpack-photo.ts';

type Planning = {
  isCheck: boolean;
  archive: ReadonlyMap<string, ZippedFile>;
  find: (key: string) => Named<Owner> | undefined;
  /** Returns the names of the earlier photos with the same bytes. */
  twinsOf: (name: string) => readonly string[];
  added: AddedPhotos;
};

/**
 * Plans some photos of a ZIP, one in memory at a time: each belongs to the product that its name gives. An import already adds them to the
 * pictures of the shop here, because that takes a while; the write puts them on their products.
 */
export async function planPhotos(
  ctx: Ctx,
  { id, isCheck }: RunningImport,
  records: readonly KeptRecord[],
): Promise<Plan[]> {
  const archive = await openImportedArchive(ctx, id);
  const twinsOf = listEarlierTwins(archive);
  const find = await findOwners(
    ctx,
    records.map(nameOf).flatMap((name) => [name, ...twinsOf(name)]),
  );
  const planning: Planning = { isCheck, archive, find, twinsOf, added: new Map() };
  const plans: Plan[] = [];
  for (const record of records) plans.push(await planPhoto(ctx, record, planning));
  return plans;
}

async function planPhoto(
  ctx: Ctx,
  record: KeptRecord,
  { archive, find, twinsOf, ...planning }: Planning,
): Promise<Plan> {
  const name = nameOf(record);
  const locate: Plan['locate'] = (_field, message) => {
    return { row: record.position, column: 'File', value: name.slice(0, 200), message };
  };
  const refuse = (message: string): Plan => {
    return { outcome: 'refused', mistakes: [locate(undefined, message)], locate };
  };
  const match = matchPhoto(name, find);
  if (record.clashes.length > 0) return refuse(record.clashes[0]!.message);
  if ('reason' in match) return refuse(match.reason);
  const { owner, color } = match;
  const isRepeated = twinsOf(name).some((twin) => isSamePlace(matchPhoto(twin, find), match));
  try {
    const bytes = await unpackPhoto(archive.get(name)!);
    const placed = await placePhoto(ctx, bytes, { ...match, ...planning, isRepeated });
    const place = color === null ? owner.name : `${owner.name}, ${color}`;
    return { ...placed, mistakes: [locate(undefined, place)], locate };
  } catch (error) {
    // The queue tries again when the shop is busy for a moment.
    if (!(error instanceof ShopError) || error.kind === 'unavailable') throw error;
    return refuse(error.message);
  }
}

function isSamePlace(one: PhotoMatch<Owner>, { owner, color }: Named<Owner>): boolean {
  return 'owner' in one && one.owner.id === owner.id && one.color === color;
}

function nameOf({ rows }: KeptRecord): string {
  return rows[0]!.cells[0]!;
}
