import { fireEvent, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { PeriodFields } from './period-fields.tsx';

test('a date can be typed digit by digit; an invalid period stays in its field and triggers no change', async () => {
  const asked: unknown[] = [];
  function Fields() {
    const [period, setPeriod] = useState({ from: '2025-04-01', to: '2025-04-30' });
    const onChange = (next: typeof period) => {
      asked.push(next);
      setPeriod(next);
    };
    return createElement(PeriodFields, { period, onChange });
  }
  mount(() => createElement(Fields));
  const until = await screen.findByLabelText<HTMLInputElement>('Until');
  // A browser reports a complete day after each digit of the year.
  for (const typed of ['0002-04-30', '0020-04-30', '0202-04-30']) {
    fireEvent.change(until, { target: { value: typed } });
    expect(until.value).toBe(typed);
    expect(screen.queryByText('“From” must be before “Until”.')).toBeNull();
  }
  fireEvent.change(until, { target: { value: '2025-03-30' } });
  expect(until.value).toBe('2025-03-30');
  screen.getByText('“From” must be before “Until”.');
  expect(asked).toEqual([]);
  fireEvent.change(until, { target: { value: '2026-04-30' } });
  expect(asked).toEqual([{ from: '2025-04-01', to: '2026-04-30' }]);
  expect(screen.queryByText('“From” must be before “Until”.')).toBeNull();
});
