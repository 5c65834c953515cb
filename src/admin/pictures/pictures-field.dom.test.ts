import { act, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import type { PictureValue } from './picture-value.ts';
import { PicturesField } from './pictures-field.tsx';

const toPicture = (id: string, color: string | null = null): PictureValue => ({
  id,
  url: `/media/${id}/480.webp`,
  width: 400,
  height: 300,
  alt: '',
  color,
});

let value: PictureValue[];
function open(start: PictureValue[]) {
  value = start;
  return mount(() => {
    const [pictures, setPictures] = useState(start);
    const onChange = (next: PictureValue[]) => {
      value = next;
      setPictures(next);
    };
    return createElement(PicturesField, {
      label: 'Photos',
      value: pictures,
      onChange,
      colors: ['Red', 'Blue'],
      productName: 'Brass diya',
    });
  });
}
const ids = () => value.map(({ id }) => id);

beforeEach(() => vi.unstubAllGlobals());

test('a photo’s description, colour and position can be set with form controls and buttons', async () => {
  const { user } = open([toPicture('a'), toPicture('b'), toPicture('c')]);
  await user.click(await screen.findByRole('button', { name: 'Photo 3' }));
  await user.selectOptions(screen.getByLabelText('Colour'), 'Blue');
  expect(screen.getByText(/If you leave it empty, it says: Brass diya, Blue/)).toBeDefined();
  await user.type(screen.getByLabelText('Description'), 'Lit at night');
  await user.click(screen.getByRole('button', { name: 'Make it the main photo' }));
  expect(value[0]).toMatchObject({ id: 'c', color: 'Blue', alt: 'Lit at night' });
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(ids()).toEqual(['a', 'c', 'b']);
});

test('a removed photo comes back to its place by Undo', async () => {
  const { user } = open([toPicture('a'), toPicture('b'), toPicture('c')]);
  await user.click(await screen.findByRole('button', { name: 'Photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(ids()).toEqual(['a', 'c']);
  act(() => listToasts().at(-1)!.action!.onPress());
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a move the focus stays on a position button, even when the pressed one is disabled or gone', async () => {
  const { user } = open([toPicture('a'), toPicture('b'), toPicture('c')]);
  await user.click(await screen.findByRole('button', { name: 'Photo 3' }));
  await user.click(screen.getByRole('button', { name: 'Make it the main photo' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Later' }));
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Later' }));
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Later' }));
});
