import type { Context } from 'hono';

/** Answers with a PDF: shown by the browser, or downloaded when `saved` is true. No cache stores it. */
export function answerPdf(c: Context, pdf: Uint8Array, { name, saved }: { name: string; saved: boolean }) {
  return answerBytes(c, pdf, {
    'content-type': 'application/pdf',
    'content-disposition': `${saved ? 'attachment' : 'inline'}; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

/**
 * Answers with a photo that only staff may see; it is stored only in a private browser cache, which by default revalidates it every time.
 */
export function answerStaffPhoto(c: Context, photo: Uint8Array, cacheControl = 'private, no-cache') {
  return answerBytes(c, photo, { 'content-type': 'image/webp', 'cache-control': cacheControl });
}

function answerBytes(c: Context, bytes: Uint8Array, headers: Record<string, string>) {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
}
