import { buffer } from 'node:stream/consumers';
import { toPickList } from '#domain/order/papers.ts';
import type { DrawPapers, MediaStorePort } from '#shop/ports.ts';
import { printInvoice } from '#gateways/invoice-pdf/invoice-pdf.ts';
import { openSheet } from '#gateways/invoice-pdf/sheet.ts';
import { printLabels } from './labels.ts';
import { printPickList } from './pick-list.ts';
import { printSlip } from './packing-slip.ts';

/** Draws pick list, packing slips, labels and invoices of some orders as one PDF, kind by kind in the order that was asked for. */
export function createPaperPrinter(mediaStore: MediaStorePort): DrawPapers {
  return async ({ kinds, orders, invoices, sender, paper, isGift, day }) => {
    const sheet = await openSheet({ title: 'Papers', author: sender.name, day });
    const bytes = buffer(sheet.pdf);
    for (const kind of kinds) {
      if (kind === 'pick_list') printPickList(sheet, { picks: toPickList(orders), many: orders.length, day });
      if (kind === 'packing_slip') for (const order of orders) printSlip(sheet, { order, sender, isGift });
      if (kind === 'label') printLabels(sheet, { orders, sender, paper });
      if (kind === 'invoice') for (const invoice of invoices) await printInvoice(sheet, invoice, mediaStore);
    }
    sheet.pdf.end();
    return bytes;
  };
}
