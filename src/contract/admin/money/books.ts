import { BooksAnswer } from '#contract/money/admin-books.ts';
import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const check = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_invoices',
  method: 'get',
  path: '/admin/books-audit',
  summary: 'Check stock, orders, money and invoices against each other, without changes',
  responses: { 200: answers(BooksAnswer, 'The differences found'), ...refuses(401, 403) },
});
