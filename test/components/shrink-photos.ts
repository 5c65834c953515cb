import { onTestFinished, vi } from 'vitest';

const picture = { width: 40, height: 30, close() {} };

/** Lets the current test's document shrink photos, which it cannot draw; `open` resolves once a photo is open. */
export function shrinkPhotos(open: () => Promise<void> = async () => {}): void {
  vi.stubGlobal('createImageBitmap', async () => {
    await open();
    return picture;
  });
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['photo'])));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}
