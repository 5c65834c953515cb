import { printPapers } from '#shop/workflows/print-papers/print-papers.ts';
import { answerPdf } from '#api/answer-bytes.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/documents.ts';

export const adminDocuments = createRouter();

adminDocuments.openapi(routes.print, async (c) => {
  const pdf = await printPapers(c.get('ctx'), c.req.valid('json'));
  return answerPdf(c, pdf, { name: 'papers.pdf', saved: false });
});
