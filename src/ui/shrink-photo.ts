const longestSide = 1600;
const quality = 0.8;

/**
 * Returns a photo of the camera as a JPEG of at most 1,600 pixels, without its location: a tenth of the bytes, which a poor network carries.
 * Throws where the browser cannot read the file as a picture.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be read'))),
      'image/jpeg',
      quality,
    );
  });
}
