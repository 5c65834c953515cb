import { toPath } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { postForFile } from '#admin/call-admin.ts';

export type PrintChoice = Pick<Input<'POST /admin/documents'>['body'], 'kinds' | 'paper' | 'gift'>;

/** Makes one PDF of the papers of some orders. Throws ApiError. */
export function makePapers(orders: readonly string[], choice: PrintChoice): Promise<Blob> {
  return postForFile(toPath('POST /admin/documents'), { ...choice, orders });
}

/** Returns the name that the PDF has among the browser's downloads. */
export function toFileName(kinds: PrintChoice['kinds']): string {
  return `${kinds.join('-').replaceAll('_', '-')}.pdf`;
}
