import { toPath } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { postForFile } from '#admin/call-admin.ts';
import { saveFile } from '#admin/save-file.ts';

export type PrintChoice = Pick<Input<'POST /admin/documents'>['body'], 'kinds' | 'paper' | 'gift'>;

/** Makes one PDF of the papers of some orders and downloads it in the browser, where it can be printed. Throws ApiError. */
export async function printPapers(orders: readonly string[], choice: PrintChoice): Promise<void> {
  const file = await postForFile(toPath('POST /admin/documents'), { ...choice, orders });
  saveFile(file, `${choice.kinds.join('-').replaceAll('_', '-')}.pdf`);
}
