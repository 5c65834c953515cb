import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { type ComponentProps, type FormEvent, createElement } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { RecordForm } from '#admin/form/record-form.tsx';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { ME } from '#admin/query-client.ts';
import { mount } from '#test/mount.ts';
import type { ListShape, ShapedControl } from './field-shape.ts';
import { ListField } from './list-field.tsx';

const names = ['title', 'subtitle', 'button', 'alt'];
const shape = {
  kind: 'list',
  name: 'slides',
  label: 'Slides',
  one: 'Slide',
  most: 8,
  fields: names.map((name) => ({ kind: 'line' as const, name, label: name })),
} satisfies ListShape & { name: string; label: string };

/** The list of slides of a page that has one slide; the title is required. */
function Form() {
  const form = useForm({ defaultValues: { slides: [{ title: 'Light the first diya' }] } });
  const control = { form, errorOf: () => undefined } as unknown as ShapedControl;
  const props: ComponentProps<typeof ListField> = {
    control,
    name: 'slides',
    shape,
    children: (path) =>
      createElement('input', {
        'aria-label': path,
        ...form.register(`${path}.title` as 'slides.0.title', { required: true }),
      }),
  };
  return createElement(
    'form',
    { onSubmit: (event: FormEvent) => void form.handleSubmit(() => {})(event) },
    createElement(ListField, props),
    createElement('button', { type: 'submit' }, 'Save'),
  );
}

test('a slide is collapsed to its title and opens on click; an added slide starts open', async () => {
  const { user } = mount(Form);
  const head = await screen.findByRole('button', { name: 'Slide 1: Light the first diya' });
  expect(screen.queryByRole('textbox', { name: 'slides.0' })).toBeNull();
  await user.click(head);
  await screen.findByRole('textbox', { name: 'slides.0' });
  await user.click(screen.getByRole('button', { name: 'Add slide' }));
  await screen.findByRole('textbox', { name: 'slides.1' });
});

test('a collapsed slide with a mistake opens on submit and stays open while it is corrected', async () => {
  const { user } = mount(Form);
  const head = await screen.findByRole('button', { name: /^Slide 1/ });
  await user.click(head);
  await user.clear(screen.getByRole('textbox', { name: 'slides.0' }));
  await user.click(head);
  expect(screen.queryByRole('textbox', { name: 'slides.0' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(await screen.findByRole('textbox', { name: 'slides.0' }), 'Lamps');
  expect(screen.getByRole('textbox', { name: 'slides.0' })).toHaveProperty('value', 'Lamps');
});

const Page = z.object({ slides: z.array(z.object({ title: z.string() })) });

/** The form of a page whose save returns the values that it was sent. */
function PageForm() {
  const control = useRecordForm<z.infer<typeof Page>>({
    key: 'content home',
    schema: Page,
    record: { values: { slides: [{ title: 'Light the first diya' }] }, version: 1 },
    labels: {},
    save: (values, version) => Promise.resolve({ values, version: version + 1 }),
  });
  const list: ComponentProps<typeof ListField> = {
    control: control as unknown as ShapedControl,
    name: 'slides',
    shape,
    children: () =>
      createElement('input', { 'aria-label': 'title', ...control.form.register('slides.0.title') }),
  };
  const properties = { control, children: createElement(ListField, list) };
  return createElement(RecordForm<z.infer<typeof Page>>, properties);
}

test('a save keeps the slide being edited open, with the focus in its field', async () => {
  const client = new QueryClient();
  client.setQueryData(ME, { staff: { id: 'stf_1', name: 'Kavita' }, abilities: [] });
  const { user } = mount(() => createElement(QueryClientProvider, { client }, createElement(PageForm)));
  await user.click(await screen.findByRole('button', { name: /^Slide 1/ }));
  const title = screen.getByRole('textbox', { name: 'title' });
  await user.type(title, ' of Diwali{Control>}s{/Control}');
  await user.click(title);
  await screen.findByText('Saved');
  expect(screen.getByRole('textbox', { name: 'title' })).toBe(title);
  expect(document.activeElement).toBe(title);
  expect(title).toHaveProperty('value', 'Light the first diya of Diwali');
});
