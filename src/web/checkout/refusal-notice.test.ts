import { createElement } from 'react';
import { expect, test } from 'vitest';
import { render } from '#test/render.ts';
import { RefusalNotice } from './refusal-notice.tsx';

test('a refusal links to My Orders only when unpaid orders hold the stock', async () => {
  const held = { code: 'stock.held', message: 'Please pay or cancel your order HT-2611-7K3M9Q first.' };
  const gone = { code: 'stock.gone', message: 'Some pieces are sold out.' };
  expect((await render(createElement(RefusalNotice, { refusal: held }))).text).toContain(
    'HT-2611-7K3M9Q first. Go to My Orders',
  );
  expect((await render(createElement(RefusalNotice, { refusal: gone }))).text).toBe(gone.message);
});
