import { buffer } from 'node:stream/consumers';
import { type PaperKind, toPickList } from '#domain/order/papers.ts';
import type { DrawPapers, MediaStorePort } from '#shop/ports.ts';
import { printInvoice } from '#gateways/invoice-pdf/invoice-pdf.ts';
import { openSheet } from '#gateways/pdf/sheet.ts';
import { joinPdfs } from './join-pdfs.ts';
import { printLabel } from './labels.ts';
import { printEach } from './print-each.ts';
import { printPickList } from './pick-list.ts';
import { printSlip } from './packing-slip.ts';

type Papers = Parameters<DrawPapers>[0];

/**
 * Draws pick list, packing slips, labels and invoices of some orders as one PDF, kind by kind in the requested order. Labels of couriers
 * follow our own, each on a page of its size.
 */
export function createPaperPrinter(mediaStore: MediaStorePort): DrawPapers {
  return async (papers) => {
    const { kinds, orders, courierLabels } = papers;
    const fromCouriers = orders.flatMap(({ orderNumber }) => courierLabels.get(orderNumber) ?? []);
    if (fromCouriers.length === 0) return draw(papers, mediaStore);
    const hasOurs = fromCouriers.length < orders.length;
    const at = kinds.indexOf('label');
    const before = kinds.slice(0, hasOurs ? at + 1 : at);
    const after = kinds.slice(at + 1);
    return joinPdfs([
      ...(before.length > 0 ? [await draw({ ...papers, kinds: before }, mediaStore)] : []),
      ...fromCouriers,
      ...(after.length > 0 ? [await draw({ ...papers, kinds: after }, mediaStore)] : []),
    ]);
  };
}

async function draw(papers: Papers, mediaStore: MediaStorePort): Promise<Uint8Array> {
  const { kinds, orders, invoices, courierLabels, sender, paper, isGift, day } = papers;
  const sheet = await openSheet({ title: 'Papers', author: sender.name, day });
  const bytes = buffer(sheet.pdf);
  const ownLabels = orders.filter(({ orderNumber }) => !courierLabels.has(orderNumber));
  const printKind: Record<PaperKind, () => Promise<void>> = {
    pick_list: () => printPickList(sheet, { picks: toPickList(orders), many: orders.length, day }),
    packing_slip: () =>
      printEach(orders, (order) => printSlip(sheet, { order, sender, hidesPrices: isGift })),
    label: () => printEach(ownLabels, (order, index) => printLabel(sheet, { order, index, sender, paper })),
    invoice: () => printEach(invoices, (invoice) => printInvoice(sheet, invoice, mediaStore)),
  };
  for (const kind of kinds) await printKind[kind]();
  sheet.pdf.end();
  return bytes;
}
