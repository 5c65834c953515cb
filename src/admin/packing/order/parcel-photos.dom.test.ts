import { screen, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import { mount } from '#test/mount.ts';
import { ParcelPhotos } from './parcel-photos.tsx';

vi.mock('#ui/shrink-photo.ts', () => ({ shrinkPhoto: vi.fn() }));

test('a photo that is taken while the one before is still made smaller is kept beside it', async () => {
  const shrink: (() => void)[] = [];
  vi.mocked(shrinkPhoto).mockImplementation(
    (file) => new Promise((resolve) => shrink.push(() => resolve(file))),
  );
  function Form() {
    const [photos, setPhotos] = useState<readonly Blob[]>([]);
    return createElement(ParcelPhotos, { photos, onChange: setPhotos });
  }
  const { user } = mount(() => createElement(Form));
  const input = await screen.findByLabelText('Photo');
  await user.upload(input, new File(['first'], '1.jpg', { type: 'image/jpeg' }));
  await user.upload(input, new File(['second'], '2.jpg', { type: 'image/jpeg' }));
  for (const done of shrink) done();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(2));
});
