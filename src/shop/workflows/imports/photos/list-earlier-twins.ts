import type { ZippedFile } from '#platform/formats/zip/open-zip.ts';

/** Returns the function that lists the files of an archive before a file that have the same bytes, by length and checksum. */
export function listEarlierTwins(
  archive: ReadonlyMap<string, Pick<ZippedFile, 'name' | 'bytes' | 'checksum'>>,
): (name: string) => readonly string[] {
  const alike = Map.groupBy(archive.keys(), (name) => {
    const { bytes, checksum } = archive.get(name)!;
    return checksum === undefined ? name : `${bytes} ${checksum}`;
  });
  const earlier = new Map<string, readonly string[]>();
  for (const names of alike.values())
    for (const [index, name] of names.entries()) earlier.set(name, names.slice(0, index));
  return (name) => earlier.get(name) ?? [];
}
