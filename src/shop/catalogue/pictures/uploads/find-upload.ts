import type { UploadJson, UploadKind } from '#contract/catalogue/upload.ts';
import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { requireStaff } from '#shop/access/require-staff.ts';
import type { Reader } from '#shop/context.ts';

export const uploadColumns = ['id', 'size_bytes', 'received_bytes', 'parts', 'sha256', 'picture_id'] as const;

export type Upload = {
  id: string;
  size_bytes: number;
  received_bytes: number;
  parts: string[];
  sha256: string | null;
  picture_id: string | null;
};

/** Returns the caller's own upload, of the expected kind. Throws unauthenticated, forbidden, not_found. */
export async function findUpload(reader: Reader, id: string, holds?: UploadKind): Promise<Upload> {
  requireAbility(reader, 'edit_products');
  const upload = await reader.db
    .selectFrom('picture_uploads')
    .select(uploadColumns)
    .where('id', '=', id)
    .where('staff_id', '=', requireStaff(reader).staffId)
    .$if(holds !== undefined, (query) => query.where('holds', '=', holds!))
    .executeTakeFirst();
  if (!upload) throw notFound('Upload');
  return upload;
}

/** Returns an upload for the admin, with how many bytes have arrived. */
export function toUploadJson({ id, size_bytes, received_bytes }: Upload): UploadJson {
  return { id, size: size_bytes, received: received_bytes };
}

/** Returns the folder of an upload's parts in the media store. It has no public address. */
export function toUploadFolder(id: string): string {
  return id.replace('_', '-');
}
