import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainRefund, RefundPart, type AdminOrderJson } from '#contract/order/admin-order.ts';
import { formatCount } from '#domain/format-count.ts';
import { formatTurnoverUse, formatTurnoverWarning } from '#domain/gst-return/turnover.ts';
import { auditBooks, RULE_COUNT } from '#shop/workflows/audit-books/audit-books.ts';
import { refundPart } from '#shop/workflows/refund/refund-part.ts';
import type { Ctx } from '#shop/context.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { closeMonth } from '#shop/invoices/close-month.ts';
import { readTurnover } from '#shop/invoices/read-turnover.ts';
import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { explainGatewayRefund } from '#shop/payments/gateway-refunds/explain-gateway-refund.ts';
import { resendRefunds } from '#shop/payments/resend-refunds.ts';
import type { Command, Arguments } from './command.ts';
import { readPieces } from './read-pieces.ts';
import { readArguments } from './read-arguments.ts';
import { formatOrder } from './format-orders.ts';

/** Commands about money. */
export const moneyCommands: Record<string, Command> = {
  refund: {
    takes: 'NUMBER REASON --pieces SKU=1,SKU=2 [--restock] [--charges] | --amount RUPEES [--pieces SKU]',
    means: 'refunds a part of the money: for pieces that came back, or as a price reduction',
    run: async (ctx, { words: [number = '', reason], flags }) => {
      const order = await getAdminOrder(ctx, number);
      const wanted = readArguments(RefundPart, { reason, ...toRefund(order, flags) });
      await refundPart(ctx, order.id, wanted, typeof flags['key'] === 'string' ? flags['key'] : makeKey(ctx));
      return formatOrder(await getAdminOrder(ctx, order.id));
    },
  },
  'refund-again': {
    takes: 'NUMBER',
    means: 'sends a refund again that the gateway could not complete',
    run: async (ctx, { words: [number = ''] }) => {
      const { id } = await getAdminOrder(ctx, number);
      await resendRefunds(ctx, id);
      return formatOrder(await getAdminOrder(ctx, id));
    },
  },
  'explain-refund': {
    takes: 'NUMBER REASON',
    means: 'marks a refund made in Razorpay’s dashboard as a gift: no credit note, the order goes on',
    run: async (ctx, { words: [number = '', reason] }) => {
      const { id } = await getAdminOrder(ctx, number);
      await explainGatewayRefund(ctx, id, readArguments(ExplainRefund, { reason }).reason);
      return formatOrder(await getAdminOrder(ctx, id));
    },
  },
  'close-month': {
    takes: '2026-11 [FOLDER]',
    means:
      'writes the files of a month for the accountant: a CSV file for each table of GSTR-1, or the turnover of a seller who files none',
    run: async (ctx, { words: [month = '', folder = `gstr1-${month}`] }) => {
      const files = await closeMonth(ctx, month);
      await mkdir(folder, { recursive: true });
      for (const { name, read } of files) await writeFile(join(folder, name), read());
      const summary = `${formatCount(files.length, 'table')} of ${month} are in ${folder}`;
      if (!files.some(({ table }) => table === 'turnover')) return summary;
      const { seller } = await readSettings(ctx);
      const warning = formatTurnoverWarning(seller, await readTurnover(ctx));
      return [summary, formatTurnoverUse(seller.kind), warning].filter(Boolean).join('\n');
    },
  },
  audit: {
    takes: '',
    means: 'checks that the books agree: stock, orders, money, invoices',
    run: async (ctx) => {
      const violations = await auditBooks(ctx);
      if (violations.length === 0) return `The books agree: ${RULE_COUNT} rules, nothing to report`;
      throw new Error(violations.map(({ rule, id }) => `${rule}: ${id}`).join('\n'));
    },
  },
};

function toRefund(order: AdminOrderJson, { pieces, amount, restock, charges }: Arguments['flags']) {
  return {
    amount: amount === undefined ? undefined : Number(amount),
    items: pieces === undefined ? undefined : readPieces(order, String(pieces)),
    restock,
    charges,
  };
}

function makeKey({ random }: Pick<Ctx, 'random'>): string {
  return Buffer.from(random(15)).toString('base64url');
}
