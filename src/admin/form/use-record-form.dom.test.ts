import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, Fragment, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { ME } from '#admin/query-client.ts';
import { dismissToast, listToasts } from '#ui/overlay/toasts.ts';
import { mount } from '#test/mount.ts';
import { RecordForm } from './record-form.tsx';
import { TextField } from './text-field.tsx';
import type { Saved } from './record-form-options.ts';
import { useRecordForm } from './use-record-form.ts';

const Fields = z.object({ name: z.string(), place: z.string() });
type Fields = z.infer<typeof Fields>;

beforeEach(() => {
  localStorage.clear();
  for (const { id } of listToasts()) dismissToast(id);
});

let makers = 0;

/**
 * Opens the form of a maker; `answer` and `refuse` complete the pending save. Each test has its own maker, because a form that was left
 * saves or deletes its draft half a second later.
 */
async function open({ key = `maker ${(makers += 1)}`, isLoadedLater = false } = {}) {
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  let answer: (saved: Saved<Fields>) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const errors: unknown[] = [];
  const sent: Fields[] = [];
  function Form() {
    const [record, setRecord] = useState({ values: { name: 'Imran', place: 'Jaipur' }, version: 1 });
    const control = useRecordForm<Fields>({
      key,
      schema: Fields,
      record,
      labels: {},
      save: (values) => {
        sent.push(values);
        return new Promise((resolve, reject) => {
          refuse = reject;
          answer = (saved) => {
            if (!isLoadedLater) setRecord(saved);
            resolve(saved);
          };
        });
      },
      readStale: ({ maker }) => {
        const { version, ...values } = maker as Fields & { version: number };
        return { values, version };
      },
    });
    const submit = () => void control.submit().catch((error: unknown) => errors.push(error));
    const children = createElement(
      Fragment,
      null,
      createElement(TextField<Fields>, { control, name: 'name', label: 'Name' }),
      createElement(TextField<Fields>, { control, name: 'place', label: 'Place' }),
      createElement('button', { type: 'button', onClick: submit }, 'Save and report'),
    );
    const properties = { control, children };
    return createElement(RecordForm<Fields>, properties);
  }
  mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await screen.findByLabelText('Name');
  return {
    readDraft: () => localStorage.getItem(`admin draft stf_1 ${key}`),
    sent,
    answer: (saved: Saved<Fields>) => answer(saved),
    errors,
    fail: (error: Error) => refuse(error),
    refuse: (body: Record<string, unknown>) =>
      refuse(new ApiError('answer', String(body['error']), 409, body)),
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const pressSave = () => fireEvent.submit(field('Name').form!);

test('text typed during a save is kept and is sent with the next save', async () => {
  const { readDraft, sent, answer } = await open();
  type('Name', 'imran khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('Place', 'Jodhpur');
  answer({ values: { name: 'Imran Khan', place: 'Jaipur' }, version: 2 });
  await waitFor(() => expect(field('Name').value).toBe('Imran Khan'));
  expect(field('Place').value).toBe('Jodhpur');
  await screen.findByText('Not saved');
  expect(readDraft()).toContain('Jodhpur');
  pressSave();
  await waitFor(() => expect(sent[1]).toEqual({ name: 'Imran Khan', place: 'Jodhpur' }));
  answer({ values: { name: 'Imran Khan', place: 'Jodhpur' }, version: 3 });
  await screen.findByText('Saved');
  expect(readDraft()).toBeNull();
});

test('a save that throws shows an error, keeps what was typed, and can be retried', async () => {
  const { sent, answer, errors, fail } = await open();
  type('Name', 'Imran Khan');
  fireEvent.click(screen.getByText('Save and report'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const broken = new TypeError('maker is undefined');
  fail(broken);
  await screen.findByText(/^Something went wrong while this page saved\. Your typing is kept/);
  expect(errors).toEqual([broken]);
  expect(field('Name').value).toBe('Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(2));
  answer({ values: { name: 'Imran Khan', place: 'Jaipur' }, version: 2 });
  await screen.findByText('Saved');
});

test('saved values stay in the form even if the record is not reloaded', async () => {
  const { sent, answer } = await open({ isLoadedLater: true });
  type('Name', 'Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  answer({ values: { name: 'Imran Khan', place: 'Jaipur' }, version: 2 });
  await screen.findByText('Saved');
  type('Place', 'Jodhpur');
  await screen.findByText('Not saved');
  pressSave();
  await waitFor(() => expect(sent[1]).toEqual({ name: 'Imran Khan', place: 'Jodhpur' }));
});

test('a field edited again during its save keeps the later text', async () => {
  const { sent, answer } = await open();
  type('Name', 'Imran K');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('Name', 'Imran Khan');
  answer({ values: { name: 'Imran K', place: 'Jaipur' }, version: 2 });
  await screen.findByText('Not saved');
  expect(field('Name').value).toBe('Imran Khan');
});

test('the “Saved” toast survives typing in its own form and is dismissed by typing in the next one', async () => {
  const { answer, sent } = await open();
  type('Name', 'Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  answer({ values: { name: 'Imran Khan', place: 'Jaipur' }, version: 2 });
  await waitFor(() => expect(listToasts().map(({ text }) => text)).toEqual(['Saved']));
  type('Place', 'Jodhpur');
  await screen.findByText('Not saved');
  expect(listToasts()).toHaveLength(1);
  cleanup();
  await open();
  expect(listToasts()).toHaveLength(1);
  type('Name', 'Asha');
  await screen.findByText('Not saved');
  await waitFor(() => expect(listToasts()).toEqual([]));
});

test('a conflict without a record is shown as an ordinary refusal and keeps what was typed', async () => {
  const { refuse, sent } = await open();
  type('Name', 'Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  refuse({ code: 'makers.status', error: 'This maker is live: it cannot become draft.' });
  await screen.findByText('This maker is live: it cannot become draft.');
  expect(field('Name').value).toBe('Imran Khan');
});

test('a conflict that carries the current record is merged, and both changes are saved', async () => {
  const { refuse, sent } = await open();
  type('Name', 'Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  refuse({ code: 'makers.stale', error: 'Ravi', maker: { name: 'Imran', place: 'Jodhpur', version: 2 } });
  await waitFor(() => expect(sent[1]).toEqual({ name: 'Imran Khan', place: 'Jodhpur' }));
});

test('merged changes are announced as saved only after the save succeeds', async () => {
  const { answer, refuse, sent } = await open();
  const theirs = {
    code: 'makers.stale',
    error: 'Ravi',
    maker: { name: 'Imran', place: 'Jodhpur', version: 2 },
  };
  type('Name', 'Imran Khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  refuse(theirs);
  await waitFor(() => expect(sent).toHaveLength(2));
  refuse({ code: 'makers.status', error: 'This maker is live: it cannot become draft.' });
  await screen.findByText('This maker is live: it cannot become draft.');
  expect(listToasts()).toEqual([]);
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(3));
  refuse(theirs);
  await waitFor(() => expect(sent).toHaveLength(4));
  answer({ values: { name: 'Imran Khan', place: 'Jodhpur' }, version: 3 });
  await waitFor(() =>
    expect(listToasts().map(({ text }) => text)).toContain(
      'Somebody changed this in the meantime: place. Both changes are saved.',
    ),
  );
});

test('a restored draft keeps the time at which it was typed', async () => {
  const at = '2026-11-27T08:30:00.000Z';
  const base = { name: 'Imran', place: 'Jaipur' };
  const draft = { version: 1, base, values: { ...base, place: 'Jodhpur' }, at };
  localStorage.setItem('admin draft stf_1 a draft', JSON.stringify(draft));
  const { readDraft } = await open({ key: 'a draft' });
  await screen.findByText(/^What you typed at .* is back/);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(JSON.parse(readDraft()!)).toEqual(draft);
});
