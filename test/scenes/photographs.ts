import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { MadeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

type Size = { width?: number; height?: number; background?: string };

/** Returns a photo as a phone writes it: rotated, with the place and the camera. When upright, it is red above and green below. */
export async function takePhoto({ width = 1200, height = 900 }: Size = {}): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const };
  const top = await sharp({ create: { ...half, background: '#c02020' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#20a020' } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera of Asha' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '26/1 50/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '75/1 47/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a PNG of a hundred bytes that claims to be 60,000 pixels wide and high. */
export async function claimPixels(side = 60_000): Promise<Buffer> {
  const honest = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  honest.writeUInt32BE(side, 16);
  honest.writeUInt32BE(side, 20);
  honest.writeUInt32BE(crc32(honest.subarray(12, 29)), 29);
  return honest;
}

/** Sends a file to `POST /admin/pictures`. */
export async function sendPicture(
  shop: TestShop,
  as: MadeStaff | { headers: { authorization: string } },
  { bytes, name = 'photo.jpg' }: { bytes: Uint8Array; name?: string },
): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  const { authorization } = as.headers;
  return shop.app.request('/api/v1/admin/pictures', { method: 'POST', headers: { authorization }, body });
}
