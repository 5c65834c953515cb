import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useProductNames } from './use-product-names.ts';

test('a product’s name is known whether it was found here or came with a newer record', () => {
  const { result, rerender } = renderHook(useProductNames, { initialProps: { prd_1: 'Brass Diya' } });
  act(() => result.current.keepName({ id: 'prd_2', name: 'Clay Lantern' }));
  rerender({ prd_1: 'Brass Diya', prd_3: 'Ganesha' } as { prd_1: string });
  expect(['prd_1', 'prd_2', 'prd_3', 'prd_4'].map(result.current.nameOf)).toEqual([
    'Brass Diya',
    'Clay Lantern',
    'Ganesha',
    'prd_4',
  ]);
});
