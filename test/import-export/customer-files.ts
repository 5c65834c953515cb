import { toCsvText } from './send-import.ts';

type Row = Record<string, string>;

function toFile(heading: string, rows: readonly Row[]): string {
  const names = heading.split(',');
  return toCsvText([names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]);
}

/** Shopify's export of customers, in the newer form. */
export const shopifyCustomers = (rows: readonly Row[]) =>
  toFile(
    'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
    rows,
  );

/** WooCommerce's report of customers, which has neither street nor telephone. */
export const wooCommerceCustomers = (rows: readonly Row[]) =>
  toFile(
    'Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code',
    rows,
  );

/** Shopify's export of orders: one row for each line, with the order's own values only on the first. */
export const shopifyOrders = (rows: readonly Row[]) =>
  toFile(
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Id,Tags,Risk Level,Source,Phone,Shipping Province Name',
    rows,
  );

/** WooCommerce orders from its import and export plugin, with dates in the American format. */
export const wooCommerceOrders = (rows: readonly Row[]) =>
  toFile(
    'order_id,order_number,order_date,status,shipping_total,tax_total,discount_total,order_total,payment_method,customer_email,billing_first_name,billing_last_name,billing_phone,billing_address_1,billing_city,billing_state,billing_postcode,billing_country,item_name,item_sku,item_quantity,item_price',
    rows,
  );
