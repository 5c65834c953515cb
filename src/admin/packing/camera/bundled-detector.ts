import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the codes in the picture of a camera. */
export type Detector = (video: HTMLVideoElement) => Promise<string[]>;

const widest = 1280;

/** Loads the decoder from our own host and returns a reader of camera pictures by it. */
export async function openBundledDetector(): Promise<Detector> {
  await prepareZXingModule({
    overrides: { locateFile: () => wasm },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (video) => {
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const found = await readBarcodes(pen.getImageData(0, 0, canvas.width, canvas.height), {
      formats: ['Code128', 'Code39', 'ITF', 'EAN13', 'QRCode'],
    });
    return found.filter(({ isValid }) => isValid).map(({ text }) => text);
  };
}
