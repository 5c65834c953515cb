import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { Toaster } from './toaster.tsx';
import { notify } from './toasts.ts';

test('swiping a toast away leaves the focus in a field; dismissing it by button moves the focus to the page', async () => {
  const { user } = mount(Page);
  const field = await screen.findByRole('textbox');
  field.focus();
  notify('Saved');
  const toast = (await screen.findByText('Saved')).closest('li')!;
  fireEvent.pointerDown(toast, { isPrimary: true, pointerType: 'touch', clientX: 10 });
  fireEvent.pointerUp(toast, { isPrimary: true, pointerType: 'touch', clientX: 200 });
  expect(screen.queryByText('Saved')).toBeNull();
  expect(document.activeElement).toBe(field);
  notify('Saved');
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

function Page() {
  return createElement('main', { id: 'main', tabIndex: -1 }, createElement('input'), createElement(Toaster));
}
