import type { Answer, Input } from '#contract/endpoints.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCategory, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';

type NewProduct = Input<'POST /admin/products'>['body'];
type Changed = Input<'PATCH /admin/products/{id}'>['body'];
type Product = Answer<'GET /admin/products/{id}'>['product'];

export type ProductDesk = Awaited<ReturnType<typeof makeProductDesk>>;

/** Returns an owner with a category and a GST rate for brass ware, and the calls that make and change products. */
export async function makeProductDesk(shop: TestShop) {
  const owner = await makeStaff(shop);
  const category_id = await makeCategory(shop, 'lighting');
  const rate = { hsn: '8306', rate_bp: 500, valid_from: '2025-01-01' };
  await shop.db.insertInto('tax_rates').values(rate).execute();
  const create = async (body: NewProduct): Promise<Product> =>
    (await callApi('POST /admin/products', { shop, as: owner, body })).product;
  return {
    owner,
    category_id,
    create,
    change: async (id: string, body: Changed, as = owner): Promise<Product> =>
      (await callApi('PATCH /admin/products/{id}', { shop, as, params: { id }, body })).product,
    /** Makes a product that can be sold. */
    sell(body: Partial<NewProduct> = {}): Promise<Product> {
      const stock = body.variants ? {} : { stock_quantity: 5 };
      const least = { name: 'Brass Diya', category_id, hsn: '83062990', price: 450, status: 'live' as const };
      return create({ ...least, ...stock, ...body });
    },
    /** Returns the refusal of a call: its status, code and the sentences of its fields. */
    async refusal(
      method: 'POST' | 'PATCH',
      path: string,
      body: object,
      { headers }: Pick<MadeStaff, 'headers'> = owner,
    ) {
      const response = await shop.app.request(`/api/v1${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      const { code, fields } = await response.json();
      return [response.status, code, fields];
    },
    /** Returns the actions in the audit that concern one product. */
    async listAudit(subject: string): Promise<string[]> {
      const { events } = await callApi('GET /admin/audit', { shop, as: owner, query: { subject } });
      return events.map(({ action }) => action).toSorted();
    },
  };
}
