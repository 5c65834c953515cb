import { screen, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { ParcelPhotos } from './parcel-photos.tsx';

test('a photo that is taken while the one before is still made smaller is kept beside it', async () => {
  const readers: (() => void)[] = [];
  const picture = { width: 40, height: 30, close() {} };
  vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => readers.push(() => resolve(picture))));
  // The document of these tests draws nothing.
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['photo'])));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  function Form() {
    const [photos, setPhotos] = useState<readonly Blob[]>([]);
    return createElement(ParcelPhotos, { photos, onChange: setPhotos });
  }
  const { user } = mount(() => createElement(Form));
  const input = await screen.findByLabelText('Photo');
  await user.upload(input, new File(['first'], '1.jpg', { type: 'image/jpeg' }));
  await user.upload(input, new File(['second'], '2.jpg', { type: 'image/jpeg' }));
  for (const read of readers) read();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
});
