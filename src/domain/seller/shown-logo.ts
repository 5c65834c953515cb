import { listPictureWidths, toPictureUrl } from '#domain/catalogue/picture-url.ts';
import type { ShopLogo } from './shop-logo.ts';

/** The logo as pages show it: the attributes of its image, so that nothing moves when it has loaded. */
export type ShownLogo = { src: string; width: number; height: number };

/** The space in the head of a page, in CSS pixels. */
const room = { width: 176, height: 44 };

/** Returns the logo at the size that fits into the head of a page, as sharp as most screens can show it; it is never enlarged. */
export function toShownLogo({ key, width, height }: ShopLogo): ShownLogo {
  const scale = Math.min(1, room.width / width, room.height / height);
  const shown = Math.max(1, Math.round(width * scale));
  const widths = listPictureWidths(width);
  const file = widths.find((each) => each >= 2 * shown) ?? widths.at(-1)!;
  return { src: toPictureUrl(key, file), width: shown, height: Math.max(1, Math.round(height * scale)) };
}
