import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCrafts } from '#demo/read-crafts.ts';
import { describePicture } from '#gateways/pictures/describe-picture.ts';
import { covers } from './covers.ts';
import { listPhotographs } from './photographs.ts';
import { workshops } from './workshops.ts';

/**
 * Writes the list of the photographs that the demo shows, each with its key, size and placeholder. Run it after adding or removing some.
 */
const folder = join(import.meta.dirname, '..', 'photographs');
const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
const crafts = readCrafts(await readFile(join(import.meta.dirname, '../../src/demo/crafts.csv'), 'utf8'));
const list = listPhotographs(crafts, covers, new Set(files), workshops);
const described = [];
for (const photograph of list) {
  described.push({
    ...photograph,
    ...(await describePicture(await readFile(join(folder, photograph.file)))),
  });
}
await writeFile(join(folder, 'pictures.json'), `${JSON.stringify(described, null, 2)}\n`);
