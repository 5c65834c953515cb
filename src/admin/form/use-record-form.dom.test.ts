import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement, Fragment, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import { RecordForm } from './record-form.tsx';
import { TextField } from './text-field.tsx';
import { type Saved, useRecordForm } from './use-record-form.ts';

const Fields = z.object({ name: z.string(), place: z.string() });
type Fields = z.infer<typeof Fields>;

beforeEach(() => localStorage.clear());

/** Opens the form of a maker; `answer` ends the save that is under way. */
async function open() {
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  let answer: (saved: Saved<Fields>) => void = () => {};
  const sent: Fields[] = [];
  function Form() {
    const [record, setRecord] = useState({ values: { name: 'Imran', place: 'Jaipur' }, version: 1 });
    const control = useRecordForm<Fields>({
      key: 'maker mkr_1',
      schema: Fields,
      record,
      labels: {},
      save: (values) => {
        sent.push(values);
        return new Promise((resolve) => {
          answer = (saved) => {
            setRecord(saved);
            resolve(saved);
          };
        });
      },
    });
    const children = createElement(
      Fragment,
      null,
      createElement(TextField<Fields>, { control, name: 'name', label: 'Name' }),
      createElement(TextField<Fields>, { control, name: 'place', label: 'Place' }),
    );
    const properties = { control, children };
    return createElement(RecordForm<Fields>, properties);
  }
  mount(() => createElement(QueryClientProvider, { client }, createElement(Form)));
  await screen.findByLabelText('Name');
  return { sent, answer: (saved: Saved<Fields>) => answer(saved) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const pressSave = () => fireEvent.submit(field('Name').form!);

test('what is typed while a save is under way stays, and is saved by the next one', async () => {
  const { sent, answer } = await open();
  type('Name', 'imran khan');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('Place', 'Jodhpur');
  answer({ values: { name: 'Imran Khan', place: 'Jaipur' }, version: 2 });
  await waitFor(() => expect(field('Name').value).toBe('Imran Khan'));
  expect(field('Place').value).toBe('Jodhpur');
  await screen.findByText('Not saved');
  expect(localStorage.getItem('admin draft stf_1 maker mkr_1')).toContain('Jodhpur');
  pressSave();
  await waitFor(() => expect(sent[1]).toEqual({ name: 'Imran Khan', place: 'Jodhpur' }));
  answer({ values: { name: 'Imran Khan', place: 'Jodhpur' }, version: 3 });
  await screen.findByText('Saved');
  expect(localStorage.getItem('admin draft stf_1 maker mkr_1')).toBeNull();
});

test('a field that was typed into again while it was saved keeps the later words', async () => {
  const { sent, answer } = await open();
  type('Name', 'Imran K');
  pressSave();
  await waitFor(() => expect(sent).toHaveLength(1));
  type('Name', 'Imran Khan');
  answer({ values: { name: 'Imran K', place: 'Jaipur' }, version: 2 });
  await screen.findByText('Not saved');
  expect(field('Name').value).toBe('Imran Khan');
});
