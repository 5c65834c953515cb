import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import { PrintDialog } from './print-dialog.tsx';

test('papers that are cancelled while they are made are not saved, and close nothing afterwards', async () => {
  const made = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => made.promise);
  onTestFinished(() => void vi.unstubAllGlobals());
  const saved = vi.spyOn(URL, 'createObjectURL');
  const onClose = vi.fn();
  const dialog = createElement(PrintDialog, { ids: ['ord_1'], onClose });
  mount(() => createElement(QueryClientProvider, { client: new QueryClient() }, dialog));
  fireEvent.click(await screen.findByText('Make PDF'));
  fireEvent.click(screen.getByText('Cancel'));
  cleanup();
  made.resolve(new Response('%PDF-1.7'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(saved).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the invoices of several orders leave out those that have none, and the dialog says so', async () => {
  const show = (ids: string[]) =>
    mount(() =>
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(PrintDialog, { ids, onClose: () => {} }),
      ),
    );
  const hint = 'No invoice is printed for orders that are not confirmed yet.';
  show(['ord_1', 'ord_2']);
  expect(screen.queryByText(hint)).toBeNull();
  fireEvent.click(await screen.findByLabelText('Invoices'));
  screen.getByText(hint);
  cleanup();
  show(['ord_1']);
  fireEvent.click(await screen.findByLabelText('Invoices'));
  expect(screen.queryByText(hint)).toBeNull();
});
