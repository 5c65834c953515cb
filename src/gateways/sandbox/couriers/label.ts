import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import type { Parcel } from './parcels.ts';

/** Draws the label of a parcel, 4×6 inches, as a courier would. */
export async function drawLabel({ awb, reference, pin, is_cod }: Parcel): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new Pdf({ size: [288, 432], margin: 20 });
  const bytes = buffer(pdf);
  pdf.fontSize(10).text('SANDBOX COURIER').fontSize(20).text(`${awb}`).moveDown();
  pdf
    .fontSize(12)
    .text(`PIN ${pin}`)
    .text(is_cod ? 'COD' : 'PREPAID')
    .text(`Order ${reference}`);
  pdf.end();
  return new Uint8Array(await bytes);
}
