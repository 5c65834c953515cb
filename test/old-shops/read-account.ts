import type { As } from '../make.ts';
import { callApi } from '../call-api.ts';
import type { TestShop } from '../open-shop.ts';

/** The parts of an account that an upgrade must not change, as its owner reads them through the API. */
export type Account = {
  orders: {
    id: string;
    number: string;
    status: string;
    payment: string;
    total: number;
    invoice: string | null;
  }[];
  /** Invoices and credit notes. */
  invoices: { number: string; order: string; status: string; total: number }[];
};

/** Reads the orders and invoices of a customer; throws with the shop's sentence when the session is not accepted. */
export async function readAccount(shop: TestShop, as: As): Promise<Account> {
  const { orders } = await callApi('GET /orders', { shop, as, query: { limit: 50 } });
  const { invoices } = await callApi('GET /invoices', { shop, as, query: { limit: 50 } });
  return {
    orders: orders
      .map(({ id, order_number, status, payment, totals, invoice_id }) => ({
        id,
        number: order_number,
        status,
        payment: payment.status,
        total: totals.total,
        invoice: invoice_id,
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
    invoices: invoices
      .map(({ invoice_number, order_number, status, tax_summary }) => ({
        number: invoice_number,
        order: order_number,
        status,
        total: tax_summary.final_amount,
      }))
      .toSorted((a, b) => a.number.localeCompare(b.number)),
  };
}
