import { screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { NumberStepper } from './number-stepper.tsx';

test('the buttons count within the range, and at its ends are disabled and keep the focus', async () => {
  const { user, increase, decrease, reported } = await mountStepper({ value: 2, max: 3 });
  await user.click(increase);
  expect(increase.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(increase);
  await user.click(increase);
  await user.click(decrease);
  await user.click(decrease);
  expect(decrease.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(decrease);
  expect(reported).toEqual([3, 2, 1]);
});

test('arrow keys, Home and End change the value, and never beyond the range', async () => {
  const { user, field, reported } = await mountStepper({ value: 2, max: 9 });
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowDown}{End}{ArrowUp}{Home}{ArrowDown}');
  expect(reported).toEqual([3, 2, 9, 1]);
});

test('an emptied field reports nothing and shows the value again on blur', async () => {
  const { user, field, reported } = await mountStepper({ value: 2, max: 9 });
  await user.clear(field);
  expect(field.value).toBe('');
  expect(reported).toEqual([]);
  await user.tab();
  expect(field.value).toBe('2');
  await user.clear(field);
  await user.type(field, '7');
  expect(reported).toEqual([7]);
});

test('a number beyond the range is clamped to the nearest allowed one on Enter and on blur', async () => {
  const { user, field, reported } = await mountStepper({ value: 2, max: 9 });
  await user.clear(field);
  await user.type(field, '40{Enter}');
  expect(reported.at(-1)).toBe(9);
  expect(field.value).toBe('9');
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(reported.at(-1)).toBe(1);
  expect(field.value).toBe('1');
  expect(reported.every((value) => value >= 1 && value <= 9)).toBe(true);
});

/** Mounts a stepper that keeps its value, and collects what it reports. */
async function mountStepper({ value, max }: { value: number; max: number }) {
  const reported: number[] = [];
  function Keeper() {
    const [current, setCurrent] = useState(value);
    const onValueChange = (next: number) => {
      reported.push(next);
      setCurrent(next);
    };
    return createElement(NumberStepper, { label: 'quantity', value: current, max, onValueChange });
  }
  const { user } = mount(Keeper);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'quantity' });
  const increase = screen.getByRole('button', { name: 'Increase quantity' });
  const decrease = screen.getByRole('button', { name: 'Decrease quantity' });
  return { user, field, increase, decrease, reported };
}
