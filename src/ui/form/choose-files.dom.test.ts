import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { ChooseFiles } from './choose-files.tsx';

test('the same file can be chosen again: the input keeps no file', async () => {
  const chosen: string[] = [];
  const onChoose = (files: File[]) => chosen.push(...files.map(({ name }) => name));
  const { user } = mount(() => createElement(ChooseFiles, { onChoose }, 'Photo'));
  const input = await screen.findByLabelText<HTMLInputElement>('Photo');
  const photo = new File(['photo'], 'idol.jpg', { type: 'image/jpeg' });
  await user.upload(input, photo);
  expect(input.files).toHaveLength(0);
  await user.upload(input, photo);
  expect(chosen).toEqual(['idol.jpg', 'idol.jpg']);
});
