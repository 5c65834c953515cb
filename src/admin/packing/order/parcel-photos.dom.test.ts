import { screen, waitFor } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { shrinkPhotos } from '#test/components/shrink-photos.ts';
import { mount } from '#test/mount.ts';
import { ParcelPhotos } from './parcel-photos.tsx';

test('a photo taken while the previous one is still being resized is kept beside it', async () => {
  const readers: (() => void)[] = [];
  shrinkPhotos(() => new Promise((resolve) => readers.push(resolve)));
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
