import { act, cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

afterEach(() => vi.unstubAllGlobals());

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

test('a tracking label already used for another parcel is rejected, but can be scanned again for its own parcel', async () => {
  function Parcel(props: { order_number: string }) {
    const { shipment, said, change, forget } = usePacking(
      { ...order, ...props, stage: 'to_hand_over' },
      { isLocked: false, onCounted: () => {} },
    );
    const press = () => (shipment.tracking_number ? forget() : change({ courier: 'delhivery' }));
    const text = `${props.order_number} ${shipment.tracking_number} ${said?.text}`;
    return createElement('button', { onClick: press }, text);
  }
  const pack = async (order_number: string) => {
    mount(() => createElement(Parcel, { order_number }));
    const button = await screen.findByRole('button');
    act(() => button.click());
    act(() => emitScan('14901234567890'));
    const { textContent } = button;
    act(() => button.click());
    cleanup();
    return textContent;
  };
  const taken = '14901234567890 Tracking number 14901234567890';
  expect(await pack('HT-1')).toBe(`HT-1 ${taken}`);
  const refused = '14901234567890 is the tracking number of HT-1. Scan the label of this parcel.';
  expect(await pack('HT-2')).toBe(`HT-2  ${refused}`);
  expect(await pack('HT-1')).toBe(`HT-1 ${taken}`);
});

test('with an unlisted courier, a scanned tracking number is accepted and an unrelated SKU is rejected', async () => {
  function Parcel() {
    const { shipment, said, change } = usePacking(
      { ...order, stage: 'to_hand_over' },
      { isLocked: false, onCounted: () => {} },
    );
    const choose = () => change({ courier: 'other', courier_name: 'Raju Transport' });
    return createElement('button', { onClick: choose }, `${shipment.tracking_number} ${said?.text}`);
  }
  mount(Parcel);
  const button = await screen.findByRole('button');
  act(() => button.click());
  act(() => emitScan('DY-7'));
  expect(button.textContent).toBe(' DY-7 does not look like a tracking number of a courier.');
  act(() => emitScan('RT1234567'));
  expect(button.textContent).toBe('RT1234567 Tracking number RT1234567');
});
