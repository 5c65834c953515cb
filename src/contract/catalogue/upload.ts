import { z } from 'zod';
import {
  ARCHIVE_TOO_LARGE,
  MOST_ARCHIVE_BYTES,
  MOST_PART_BYTES,
  MOST_PICTURE_BYTES,
  PICTURE_TOO_LARGE,
} from '#domain/catalogue/picture.ts';

const BOUNDS = {
  picture: { bytes: MOST_PICTURE_BYTES, sentence: PICTURE_TOO_LARGE },
  archive: { bytes: MOST_ARCHIVE_BYTES, sentence: ARCHIVE_TOO_LARGE },
};

/** The content of an upload: one photo, or a ZIP of photos. */
export const UploadKind = z.enum(['picture', 'archive']);
export type UploadKind = z.infer<typeof UploadKind>;

/** POST /admin/uploads. */
export const BeginUpload = z
  .object({
    size: z.int().min(1, 'This file is empty. Please choose it again.').describe('Bytes of the file'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'The digest must be 64 hexadecimal digits')
      .optional()
      .describe(
        'The SHA-256 of the whole file: the same file resumes where it stopped, and a complete photo is checked',
      ),
    holds: UploadKind.default('picture').describe(
      'A photo of at most 40 MB, or a ZIP of photos of at most 1 GB, which `POST /admin/imports/photos` takes',
    ),
  })
  .superRefine(({ size, holds }, issues) => {
    const { bytes, sentence } = BOUNDS[holds];
    if (size > bytes) issues.addIssue({ code: 'custom', path: ['size'], message: sentence });
  });
export type BeginUpload = z.infer<typeof BeginUpload>;

/** POST /admin/uploads/{id}/parts, as a form. */
export const PartForm = z.object({
  offset: z.coerce.number().int().min(0).describe('The number of bytes before this part'),
  file: z
    .instanceof(File, { message: 'Please send a part of the file' })
    .refine(({ size }) => size > 0 && size <= MOST_PART_BYTES, 'A part has at least 1 byte and at most 4 MB')
    .meta({ type: 'string', format: 'binary' })
    .describe('The bytes from there on, at most 4 MB'),
});

/** A photo, or a ZIP of photos, that arrives in parts. */
export const UploadJson = z.object({
  id: z.string(),
  size: z.int(),
  received: z.int().describe('The number of bytes received; the next part begins there'),
});
export type UploadJson = z.infer<typeof UploadJson>;
