import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from '#ui/form/text-area.tsx';
import { mount } from '#test/mount.ts';
import { useRequiredText } from './use-required-text.ts';

const sent: string[] = [];

function Asking() {
  const reason = useRequiredText('Give the reason.');
  const send = () => {
    if (reason.check()) sent.push(reason.text);
  };
  return createElement(
    'form',
    null,
    createElement(TextArea, { label: 'Reason', ...reason.field }),
    createElement('button', { type: 'button', onClick: send }, 'Send'),
  );
}

test('a text that is too short shows an error at its field and focuses it; typing clears the error', async () => {
  const { user } = mount(Asking);
  const area = await screen.findByLabelText('Reason');
  await user.type(area, ' no ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Give the reason.')).toBeTruthy();
  expect(document.activeElement).toBe(area);
  await user.type(area, 'lid');
  expect(screen.queryByText('Give the reason.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([' no lid']);
});
