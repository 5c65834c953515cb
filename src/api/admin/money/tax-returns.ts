import { openReturnFile } from '#shop/invoices/close-month.ts';
import { writeGstr1 } from '#shop/invoices/write-gstr1.ts';
import { answerFile } from '#api/answer-file.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/tax-returns.ts';

export const adminTaxReturns = createRouter();

adminTaxReturns.openapi(routes.download, async (c) => {
  const { month, table } = c.req.valid('param');
  const { name, read } = await openReturnFile(c.get('ctx'), month, table);
  return answerFile(c, { name, type: 'text/csv; charset=utf-8', parts: read() });
});

adminTaxReturns.openapi(routes.file, async (c) => {
  const [month, kind] = c.req.valid('param').file.split('.') as [string, 'json' | 'csv'];
  if (kind === 'json') {
    const parts = await writeGstr1(c.get('ctx'), month);
    return answerFile(c, { name: `gstr1-${month}.json`, type: 'application/json', parts });
  }
  const { name, read } = await openReturnFile(c.get('ctx'), month, 'summary');
  return answerFile(c, { name, type: 'text/csv; charset=utf-8', parts: read() });
});
