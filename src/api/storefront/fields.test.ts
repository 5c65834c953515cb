import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, get, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Returns the names of a list that an object lacks. */
const lacks = (thing: object, names: string) => names.split(' ').filter((name) => !(name in thing));

test('a product, its variants and its category have the fields of the specification', async () => {
  const { id } = await makeProduct(shop, { variants: [{ color: 'Red', size: 'S' }] });
  const product = await (await get(shop, `/products/${id}`)).json();
  expect(
    lacks(
      product,
      'id name description short_description price sale_price discount_percentage images stock_quantity has_variants variants available_colors available_sizes attributes categories subcategories category featured created_at sku tags',
    ),
  ).toEqual([]);
  expect(
    lacks(product.variants[0], 'id color size price sale_price sku stock_quantity available images'),
  ).toEqual([]);
  const { categories, source } = await (await get(shop, '/categories')).json();
  expect(typeof source).toBe('string');
  expect(lacks(categories[0], 'id name slug description image landscape_image children')).toEqual([]);
});

test('an order and its invoice have the fields of the specification', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId }));
  const { order } = await (await get(shop, `/orders/${id}`, buyer)).json();
  expect(
    lacks(
      order,
      'id order_number status created_at customer items shipping_address billing_address payment totals tracking',
    ),
  ).toEqual([]);
  expect(lacks(order.customer, 'name email phone')).toEqual([]);
  expect(lacks(order.items[0], 'product_id product_name product_image sku quantity price total')).toEqual([]);
  for (const address of [order.shipping_address, order.billing_address])
    expect(lacks(address, 'line1 line2 city state postal_code country phone')).toEqual([]);
  expect(lacks(order.payment, 'method status transaction_id paid_at razorpay_payment_id')).toEqual([]);
  expect(lacks(order.totals, 'subtotal discount coupon_amount coupon_code tax shipping total')).toEqual([]);
  expect(lacks(order.tracking, 'provider number url shipped_at delivered_at')).toEqual([]);

  const invoice = await (await get(shop, `/invoices/${id}`, buyer)).json();
  expect(
    lacks(
      invoice,
      'id invoice_number status issue_date due_date place_of_supply seller_name seller_gstin seller_pan seller_email seller_phone seller_address buyer_details line_items tax_summary',
    ),
  ).toEqual([]);
  expect(lacks(invoice.buyer_details, 'name gstin email phone address')).toEqual([]);
  for (const address of [invoice.seller_address, invoice.buyer_details.address])
    expect(lacks(address, 'line1 line2 city state postal_code')).toEqual([]);
  expect(
    lacks(
      invoice.line_items[0],
      'id product_name description hsn_code quantity unit_price taxable_value cgst_rate cgst_amount sgst_rate sgst_amount igst_rate igst_amount total_amount',
    ),
  ).toEqual([]);
  expect(
    lacks(
      invoice.tax_summary,
      'total_taxable_value total_cgst total_sgst total_igst total_tax total_discount final_amount rounding_amount',
    ),
  ).toEqual([]);
});

test('a customer and an address have the fields of the specification', async () => {
  const buyer = await makeCustomer(shop);
  const body = {
    type: 'home',
    line1: '12 Hazratganj',
    city: 'Lucknow',
    state: 'UP',
    postal_code: '226001',
    phone: '9876543210',
  };
  const saved = await shop.app.request('/api/v1/profile/addresses', {
    method: 'POST',
    headers: buyer.headers,
    body: JSON.stringify(body),
  });
  expect(saved.status).toBe(201);
  const { user, addresses } = await (await get(shop, '/profile', buyer)).json();
  expect(lacks(user, 'id name email mobile_number profile')).toEqual([]);
  expect(lacks(user.profile, 'first_name last_name phone')).toEqual([]);
  expect(lacks(addresses[0], 'id type line1 line2 city state postal_code country phone is_default')).toEqual(
    [],
  );
  expect(addresses[0]).toMatchObject({ country: 'India', line2: '', is_default: true });
});
