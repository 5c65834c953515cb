import { post } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import type { MadeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

const partBytes = 4 * 1024 * 1024;

/** Sends the given bytes of a file in parts, and returns the id of its upload. */
export async function upload(
  shop: TestShop,
  by: MadeStaff,
  file: Uint8Array,
  begun: { holds: 'picture' | 'archive'; sha256?: string },
): Promise<string> {
  const body = { size: file.length, ...begun };
  const { id, received } = await callApi('POST /admin/uploads', { shop, as: by, body });
  for (let offset = received; offset < file.length; offset += partBytes)
    await sendPart(shop, by, id, { offset, bytes: file.subarray(offset, offset + partBytes) });
  return id;
}

/** Sends a part of a file under a name with a path to another folder: no file is named after it. */
export function sendPart(
  shop: TestShop,
  { headers: { authorization } }: MadeStaff,
  id: string,
  { offset, bytes }: { offset: number; bytes: Uint8Array },
): Promise<Response> {
  const body = new FormData();
  body.append('offset', String(offset));
  body.append('file', new File([new Uint8Array(bytes)], '../../../part'));
  const path = `/api/v1/admin/uploads/${id}/parts`;
  return Promise.resolve(shop.app.request(path, { method: 'POST', headers: { authorization }, body }));
}

/** Sends a ZIP of photos to be checked or imported. */
export async function sendPhotos(
  shop: TestShop,
  by: MadeStaff,
  archive: Uint8Array,
  { dry_run = false, file_name = 'photos.zip' } = {},
): Promise<Response> {
  const id = await upload(shop, by, archive, { holds: 'archive' });
  return post(shop, '/admin/imports/photos', { as: by, body: { upload: id, file_name, dry_run } });
}
