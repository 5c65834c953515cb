import sharp from 'sharp';
import type { ShopLogo } from '#domain/seller/shop-logo.ts';
import type { MediaStorePort } from '#shop/ports.ts';
import type { Sheet } from '#gateways/pdf/sheet.ts';

/** The space for the logo on a document, in points. */
const room = { width: 150, height: 44 };
const pixelsPerPoint = 3;

const logosOf = new WeakMap<Sheet, Map<string, Promise<string | undefined>>>();

/** Returns the logo of a document as a PNG, which a PDF can embed; undefined if its file is missing. Documents on one sheet share it. */
export function readLogo(
  sheet: Sheet,
  mediaStore: MediaStorePort,
  logo: ShopLogo | null,
): Promise<string | undefined> {
  if (!logo) return Promise.resolve(undefined);
  const logos = logosOf.get(sheet) ?? new Map<string, Promise<string | undefined>>();
  logosOf.set(sheet, logos);
  const reading = logos.get(logo.key) ?? toDataUri(mediaStore, logo);
  logos.set(logo.key, reading);
  return reading;
}

/** Prints a logo at the top left of a box, and returns its height with the space below; it is never enlarged. */
export function printLogo(
  { pdf }: Sheet,
  src: string,
  { width, height }: ShopLogo,
  { x, y }: { x: number; y: number },
): number {
  const scale = Math.min(1, room.width / width, room.height / height);
  pdf.image(src, x, y, { width: width * scale, height: height * scale });
  return height * scale + 6;
}

/** pdfkit embeds a picture once per distinct source text, so the logo is a data URI. */
async function toDataUri(mediaStore: MediaStorePort, { key }: ShopLogo): Promise<string | undefined> {
  const bytes = await mediaStore.read(key, 'original');
  if (!bytes) return undefined;
  const inside = {
    width: room.width * pixelsPerPoint,
    height: room.height * pixelsPerPoint,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const png = await sharp(bytes).resize(inside).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
