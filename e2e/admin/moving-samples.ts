import { waitFor } from '#test/wait-for.ts';
import { callApi } from '../support/api-buyer.ts';
import type { Signed } from '../support/staff.ts';
import { sendForm } from './send-form.ts';

/** An order of an earlier shop as Shopify exports it, with names that cannot be broken. */
const PAST_ORDER = {
  Name: '#1042-of-the-earlier-shop',
  Email: 'meera.kumari.of.the.pink.city@example.in',
  'Financial Status': 'paid',
  'Fulfillment Status': 'fulfilled',
  Currency: 'INR',
  Shipping: '60.00',
  Taxes: '119.05',
  Total: '2560.00',
  'Created at': '2025-10-07 09:50:26 +0530',
  'Shipping Name': 'Meera Venkataramanan-Bhattacharya',
  'Shipping Street': '4 Johari Bazaar',
  'Shipping City': 'Jaipur',
  'Shipping Zip': '302003',
  'Shipping Province Name': 'Rajasthan',
  'Shipping Country': 'IN',
  'Lineitem quantity': '2',
  'Lineitem name': 'Donaudampfschifffahrtslampenmanufaktur - Red / S',
  'Lineitem price': '1250.00',
  'Lineitem sku': 'DY-RS-OF-THE-EARLIER-SHOP',
};

/** Imports records of an earlier shop, one of them refused, and returns the ids that their screens need. */
export async function makeMovingSamples(owner: Signed, longWord: string) {
  return {
    import: await sendFile(owner, 'products', {
      name: `products-of-${longWord}.csv`,
      csv: `Name,SKU,Price\n${longWord},SMP-1,90\n${longWord},SMP-2,ninety\n`,
      isCheck: true,
    }),
    redirect: await addRedirect(owner, longWord),
    pastOrder: await moveOrderIn(owner),
  };
}

type Sent = { name: string; csv: string; isCheck: boolean };

/** Sends a file to be checked or imported; returns the id of the import. */
async function sendFile(owner: Signed, kind: string, { name, csv, isCheck }: Sent): Promise<string> {
  const form = new FormData();
  form.append('file', new File([csv], name, { type: 'text/csv' }));
  form.append('kind', kind);
  form.append('dry_run', String(isCheck));
  return ((await sendForm(owner, '/admin/imports', form)) as { id: string }).id;
}

async function addRedirect(owner: Signed, longWord: string): Promise<string> {
  const body = { path: `/collections/${longWord}/${Date.now()}`, target: '/about' };
  return (await callApi('POST /admin/redirects', { ...owner, body })).redirect.id;
}

async function moveOrderIn(owner: Signed): Promise<string> {
  const quote = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(',');
  const csv = `${quote(Object.keys(PAST_ORDER))}\n${quote(Object.values(PAST_ORDER))}\n`;
  await sendFile(owner, 'orders', { name: 'orders.csv', csv, isCheck: false });
  return waitFor('the order of an earlier shop', async () => {
    const { past_orders } = await callApi('GET /admin/past-orders', { ...owner, query: {} });
    return past_orders[0]?.id;
  });
}
