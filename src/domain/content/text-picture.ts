import { toMainUrl, toSrcSet } from '#domain/catalogue/picture-url.ts';

/** A picture of the shop that a text in Markdown shows: `![A potter at the wheel](/media/KEY/1600x1067)`. */
type TextPicture = { key: string; width: number; height: number };

/** A picture as a page of text shows it: the attributes of its image, so that nothing moves when it has loaded. */
export type ShownPicture = { src: string; avif: string; webp: string; width: number; height: number };

/** The space for a picture within text, in CSS pixels: the width of a column, and a height that leaves some text in view. */
const room = { width: 672, height: 640 };

const ownAddress = /^\/media\/([0-9a-f]{32})\/(\d{1,5})x(\d{1,5})$/;
const ownAddresses = /\/media\/([0-9a-f]{32})\/\d+x\d+/g;
const images = /!\[((?:[^\]\\]|\\.)*)\]\(\s*<?([^)>\s]*)[^)]*\)/g;

/** Returns the Markdown of a picture with its description. */
export function toPictureMarkdown(picture: TextPicture, alt: string): string {
  const words = alt.trim().replaceAll(/\s+/g, ' ');
  return `![${words.replaceAll(/[\\[\]*_`<]/g, '\\$&')}](${toTextAddress(picture)})`;
}

function toTextAddress({ key, width, height }: TextPicture): string {
  return `/media/${key}/${width}x${height}`;
}

/** Returns how a page shows the picture at an address; undefined if the address is not one of the shop's pictures. */
export function toShownPicture(address: string): ShownPicture | undefined {
  const [, key, ...size] = ownAddress.exec(address) ?? [];
  const [width = 0, height = 0] = size.map(Number);
  if (!key || width === 0 || height === 0) return undefined;
  const scale = Math.min(1, room.width / width, room.height / height);
  const picture = { key, width };
  return {
    src: toMainUrl(picture),
    avif: toSrcSet(picture, 'avif'),
    webp: toSrcSet(picture, 'webp'),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Returns the pictures that a text in Markdown shows: their descriptions and addresses, as they are written. */
export function listImages(text: string): { alt: string; address: string }[] {
  return [...text.matchAll(images)].map(([, alt = '', address = '']) => ({ alt: alt.trim(), address }));
}

/** Returns a text without its pictures. */
export function withoutImages(text: string): string {
  return text.replaceAll(images, '');
}

/** Returns the keys of all pictures whose addresses a text contains, in Markdown or not. */
export function listPictureKeys(text: string): string[] {
  return [...text.matchAll(ownAddresses)].map(([, key]) => key!);
}

/** Returns a text in which every picture has its actual size. */
export function withTrueSizes(text: string, pictures: ReadonlyMap<string, TextPicture>): string {
  return text.replaceAll(ownAddresses, (address, key: string) => {
    const picture = pictures.get(key);
    return picture ? toTextAddress(picture) : address;
  });
}

/** Returns whether an address is that of a picture of the shop. */
export function isOwnPicture(address: string): boolean {
  return ownAddress.test(address);
}
