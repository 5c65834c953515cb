import type { Context } from 'hono';

/** Answers a PDF: shown by the browser, or saved where `saved` is true. No cache keeps it. */
export function answerPdf(c: Context, pdf: Uint8Array, { name, saved }: { name: string; saved: boolean }) {
  return answerBytes(c, pdf, {
    'content-type': 'application/pdf',
    'content-disposition': `${saved ? 'attachment' : 'inline'}; filename="${name}"`,
    'cache-control': 'no-store',
  });
}

/** Answers a photo that only staff sees; the browser of one person keeps it, and by default asks each time whether it is still so. */
export function answerStaffPhoto(c: Context, photo: Uint8Array, cacheControl = 'private, no-cache') {
  return answerBytes(c, photo, { 'content-type': 'image/webp', 'cache-control': cacheControl });
}

function answerBytes(c: Context, bytes: Uint8Array, headers: Record<string, string>) {
  return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
}
