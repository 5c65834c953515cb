import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { Button } from './button.tsx';

test.each([undefined, false])('a busy button takes no press where disabled is %s', async (disabled) => {
  let presses = 0;
  const onClick = () => void presses++;
  const { user } = mount(() => createElement(Button, { busy: true, disabled, onClick }, 'Send'));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(presses).toBe(0);
});
