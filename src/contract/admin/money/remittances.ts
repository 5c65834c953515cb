import { z } from 'zod';
import { RemittanceAnswer, RemittanceForm } from '#contract/money/admin-money.ts';
import {
  BookedRemittanceAnswer,
  RemittanceListing,
  RemittancesAnswer,
} from '#contract/money/admin-remittances.ts';
import {
  answers,
  answersWithCsv,
  defineRoute,
  needsLogin,
  refuses,
  takesForm,
} from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'collect_cash' as const };

export const remit = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/remittances',
  summary:
    'Record a courier’s remittance, line by line; a line that does not match is not booked without your consent',
  request: { body: takesForm(RemittanceForm) },
  responses: { 200: answers(RemittanceAnswer, 'The result for each line'), ...refuses(401, 403, 422) },
});
export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/remittances',
  summary: 'The recorded remittance files. CSV contains all pages of the list',
  request: { query: RemittanceListing },
  responses: { 200: answersWithCsv(RemittancesAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/remittances/{id}',
  summary: 'One remittance file with the result for each line. CSV contains its lines',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: answersWithCsv(BookedRemittanceAnswer, 'The file'), ...refuses(401, 403, 404) },
});
