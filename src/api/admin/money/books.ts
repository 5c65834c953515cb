import { explainBooks } from '#shop/workflows/audit-books/explain-books.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/money/books.ts';

export const adminBooks = createRouter();

adminBooks.openapi(routes.check, async (c) => c.json(await explainBooks(c.get('ctx')), 200));
