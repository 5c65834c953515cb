import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { callApi } from '../../e2e/support/api-buyer.ts';
import { makeOwner } from '../../e2e/support/staff.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { waitFor } from '../../test/wait-for.ts';
import { makeZip } from '../../test/import-export/make-zip.ts';
import { importSheet, waitForImport } from '../moving.ts';
import type { Row } from '../table.ts';
import { makePhoto, toAnother } from './make-photo.ts';
import { type Api, sendInParts } from './send-in-parts.ts';
import { watchProgram } from './watch-program.ts';

const PHOTOS = 100;
/** The number of photos that the admin sends at a time. */
const atOnce = 2;
const pollMs = 250;
const longestMs = 30 * 60_000;
/** The last file to be rendered of those that are made ahead of demand. */
const lastRendered = '960.webp';

/** Measures a hundred photos of 12 megapixels that are uploaded in a row, and a hundred others that come in as a ZIP. */
export async function measurePhotos(): Promise<Row[]> {
  const photo = await makePhoto();
  const dataDir = await makeDataDir();
  try {
    // A shop started long before its photos come: the memory of the first start is not part of the measurement.
    await (await startProgram({ dataDir })).stop();
    const program = await startProgram({ dataDir });
    try {
      const { api } = await makeOwner(program, 'mover@example.in');
      const megabytes = (photo.length / 1e6).toFixed(1);
      const uploaded = await watchProgram(program, `${PHOTOS} photos of ${megabytes} MB in a row`, () =>
        untilRendered(program, () => upload(api, photo)),
      );
      const zipped = await moveIn(program, api, photo);
      return [...uploaded, ...zipped];
    } finally {
      await program.stop();
    }
  } finally {
    await removeDataDir(dataDir);
  }
}

async function upload(api: Api, photo: Buffer): Promise<void> {
  let next = 0;
  const send = async () => {
    while (next < PHOTOS) {
      const id = await sendInParts(api, toAnother(photo, (next += 1)), 'picture');
      await callApi('POST /admin/uploads/{id}/picture', { ...api, params: { id } });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
}

/** Imports products, and then a ZIP with a photo of each. */
async function moveIn(program: Program, api: Api, photo: Buffer): Promise<Row[]> {
  const skus = Array.from({ length: PHOTOS }, (_, index) => `ZP-${index}P`);
  const lines = skus.map((sku) => `Piece ${sku},${sku},Moved in,live,83062990,5,100,1,350`);
  const sheet = ['Name,SKU,Category,Status,HSN,GST %,Price,Stock,Weight g', ...lines].join('\n');
  await importSheet(api, { file: sheet, isCheck: false });
  const archive = makeZip(
    skus.map((sku, index) => ({ name: `${sku}.jpg`, bytes: toAnother(photo, PHOTOS + index + 1) })),
  );
  const id = await sendInParts(api, archive, 'archive');
  const move = async (dry_run: boolean) => {
    const body = { upload: id, file_name: 'photos.zip', dry_run };
    const started = await callApi('POST /admin/imports/photos', { ...api, body });
    const { created, refused } = await waitForImport(api, started.id);
    return `${created} new, ${refused} refused`;
  };
  const size = `a ZIP of ${(archive.length / 1e6).toFixed(0)} MB with ${PHOTOS} photos`;
  return [
    ...(await watchProgram(program, `check of ${size}`, () => move(true))),
    ...(await watchProgram(program, `import of ${size}`, () => untilRendered(program, () => move(false)))),
  ];
}

/** Does some work, and waits until the usual sizes of its pictures are rendered; reports how long that took after the work. */
async function untilRendered(program: Program, work: () => Promise<string | void>): Promise<string> {
  const before = await countRendered(program);
  const words = await work();
  const worked = performance.now();
  const isRendered = async () => (await countRendered(program)) >= before + PHOTOS;
  await waitFor('the sizes of the pictures', isRendered, { longestMs, pollMs });
  const seconds = ((performance.now() - worked) / 1000).toFixed(0);
  return [words, `the last ${seconds} s only to render sizes`].filter(Boolean).join(', ');
}

async function countRendered({ dataDir }: Program): Promise<number> {
  const media = join(dataDir, 'media');
  const keys = await readdir(media);
  const found = await Promise.all(
    keys.map((key) =>
      access(join(media, key, lastRendered)).then(
        () => 1,
        () => 0,
      ),
    ),
  );
  return found.reduce<number>((sum, each) => sum + each, 0);
}
