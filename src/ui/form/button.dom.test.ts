import { screen } from '@testing-library/react';
import { createElement, type FormEvent } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { Button } from './button.tsx';

test.each([undefined, false])(
  'a busy button ignores clicks and keeps the focus when disabled is %s',
  async (disabled) => {
    let presses = 0;
    const onClick = () => void presses++;
    const { user } = mount(() => createElement(Button, { busy: true, disabled, onClick }, 'Send'));
    const button = await screen.findByRole('button', { name: 'Send' });
    await user.click(button);
    expect(presses).toBe(0);
    expect(document.activeElement).toBe(button);
  },
);

test('a busy button does not send its form', async () => {
  let sent = 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    sent++;
  };
  const button = createElement(Button, { busy: true, type: 'submit' }, 'Send');
  const field = createElement('input', { 'aria-label': 'Name' });
  const { user } = mount(() => createElement('form', { onSubmit }, field, button));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await user.type(screen.getByRole('textbox'), 'Asha{Enter}');
  expect(sent).toBe(0);
});
