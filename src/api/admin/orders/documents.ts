import { printPapers } from '#shop/workflows/print-papers/print-papers.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/documents.ts';

export const adminDocuments = createRouter();

adminDocuments.openapi(routes.print, async (c) => {
  const pdf = await printPapers(c.get('ctx'), c.req.valid('json'));
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="papers.pdf"',
    'cache-control': 'no-store',
  });
});
