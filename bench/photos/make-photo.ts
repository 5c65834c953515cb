import sharp from 'sharp';

const size = { width: 4032, height: 3024 };

/** Returns a photo of 12 megapixels and about 4 MB as a phone writes it: rotated, with grain, and with the place where it was taken. */
export async function makePhoto(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const noise = await sharp({
    create: { width: 1008, height: 756, channels: 3, background: '#000', noise: grain },
  })
    .png()
    .toBuffer();
  return sharp(noise)
    .resize(size)
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
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Returns the same pixels as a different file: it contains a comment, as JPEG allows. */
export function toAnother(photo: Buffer, round: number): Buffer {
  const words = Buffer.from(`photo ${round}`);
  const head = Buffer.from([0xff, 0xfe, 0, words.length + 2]);
  return Buffer.concat([photo.subarray(0, 2), head, words, photo.subarray(2)]);
}
