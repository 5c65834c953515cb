import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { IconButton } from './icon-button.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  const button = {
    label: 'One more',
    disabled: count > 0,
    onClick: () => setCount(count + 1),
    children: '+',
  };
  return createElement('div', null, createElement('output', null, count), createElement(IconButton, button));
}

test('a button that becomes disabled keeps the focus and ignores further presses', async () => {
  const { user } = mount(Counter);
  const button = await screen.findByRole('button', { name: 'One more' });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('1');
});
