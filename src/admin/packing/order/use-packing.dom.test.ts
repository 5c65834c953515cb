import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { mount } from '#test/mount.ts';
import { emitScan } from '../scan/scans.ts';
import { usePacking } from './use-packing.ts';

const item = (id: string, sku: string) => ({ id, sku, product_name: sku, quantity: 1, returned: 0 });
const order = {
  id: 'ord_1',
  order_number: 'HAAT1001',
  stage: 'to_pack',
  items: [item('a', 'DY-1'), item('b', 'TR-1')],
  locations: {},
} as unknown as ListedOrder;

// The document of the tests makes no sound.
class Silent {
  connect = () => this;
  start() {}
  stop() {}
  resume() {}
}

beforeEach(() => {
  localStorage.clear();
  for (const name of ['AudioContext', 'OscillatorNode', 'GainNode']) vi.stubGlobal(name, Silent);
});

test('two codes in one picture of the camera are both counted', async () => {
  function Counts() {
    const { counts } = usePacking(order, { isLocked: false, onCounted: () => {} });
    return createElement('output', null, JSON.stringify(counts));
  }
  mount(Counts);
  await screen.findByText('{}');
  act(() => {
    emitScan('DY-1');
    emitScan('TR-1');
  });
  expect(screen.getByRole('status').textContent).toBe('{"a":1,"b":1}');
});
