import type { Detector } from './bundled-detector.ts';

type BuiltIn = { detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type BuiltInClass = {
  new (options: { formats: string[] }): BuiltIn;
  getSupportedFormats: () => Promise<string[]>;
};

/** Code 128 is on our own papers and on most couriers' labels; the others are on labels of couriers and on packed goods. */
const formats = ['code_128', 'code_39', 'itf', 'ean_13', 'qr_code'];

/** Returns the browser's own reader where it has one, as Chrome on Android does; otherwise the reader that comes with the shop. */
export async function openDetector(): Promise<Detector> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BuiltInClass };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && known.includes('code_128')) {
    const detector = new BarcodeDetector({ formats: formats.filter((format) => known.includes(format)) });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const { openBundledDetector } = await import('./bundled-detector.ts');
  return openBundledDetector();
}
