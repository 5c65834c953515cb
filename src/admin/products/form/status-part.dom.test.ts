import { fireEvent, screen } from '@testing-library/react';
import { type FormEvent, createElement } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/mount.ts';
import type { ProductFields } from './product-fields.ts';
import { StatusPart } from './status-part.tsx';
import type { ProductControl } from './use-product-form.ts';

// The device is in Dubai, an hour and a half behind India.
beforeEach(() => vi.stubEnv('TZ', 'Asia/Dubai'));
afterEach(() => vi.unstubAllEnvs());

test('the time at which a product goes live is Indian time, wherever the device is', async () => {
  function Form() {
    const form = useForm<ProductFields>({ defaultValues: { status: 'draft', publish_at: null } });
    const control = { form, state: 'idle', errorOf: () => undefined } as unknown as ProductControl;
    return createElement(
      'form',
      { onSubmit: (event: FormEvent) => event.preventDefault() },
      createElement('output', null, JSON.stringify(form.watch(['status', 'publish_at']))),
      createElement(StatusPart, { control }),
    );
  }
  const { user } = mount(Form);
  await user.click(await screen.findByText('Publish later'));
  const field = await screen.findByLabelText('Goes live');
  expect(screen.getByText('Indian time.')).toBeDefined();
  fireEvent.change(field, { target: { value: '2026-12-01T10:00' } });
  await user.click(screen.getByText('Schedule'));
  await screen.findByText('["scheduled","2026-12-01T04:30:00.000Z"]');
});
