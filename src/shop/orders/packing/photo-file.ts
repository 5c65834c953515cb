/** The width at which the photo of a parcel is kept: wide enough to count pieces and to see a crack. */
export const PHOTO_WIDTH = 1600;

/** Returns the folder and the name of a photo in the media store. Only pictures of products are served from there without a login. */
export function toPhotoFile(orderId: string, pictureKey: string): [folder: string, name: string] {
  return [orderId.replace('_', '-'), `${pictureKey}.webp`];
}
