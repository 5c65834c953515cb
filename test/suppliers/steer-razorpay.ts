import type { TestShop } from '../open-shop.ts';

/** Changes the sandbox's behaviour from now on, for instance to `{ failNext: 'refund' }` or `{ webhooks: 'off' }`. */
export async function steerRazorpay({ sandbox }: TestShop, controls: object): Promise<void> {
  const response = await sandbox.app.request('/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(controls),
  });
  if (!response.ok) throw new Error(await response.text());
}
