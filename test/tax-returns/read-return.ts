import type { ReturnFile } from '#shop/invoices/close-month.ts';

/** Reads one file of a closed month to its end. */
export async function readReturn(files: ReturnFile[], table: ReturnFile['table']): Promise<string> {
  let text = '';
  for await (const part of files.find((one) => one.table === table)!.read()) text += part;
  return text;
}
