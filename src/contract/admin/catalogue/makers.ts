import { z } from 'zod';
import { AddMaker, ChangeMaker, MakerJson, EntryListing, RemoveEntry } from '#contract/catalogue/register.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(64) });
const MakerAnswer = z.object({ maker: MakerJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/makers',
  summary: 'The makers of the products, with the number of products of each',
  request: { query: EntryListing },
  responses: {
    200: answersWithCsv(z.object({ makers: z.array(MakerJson), total: z.int() }), 'One page'),
    ...refuses(401, 403, 422),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/makers/{id}',
  summary: 'One maker',
  request: { params },
  responses: { 200: answers(MakerAnswer, 'The maker'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/makers',
  summary: 'Add a maker',
  request: { body: takes(AddMaker) },
  responses: { 201: answers(MakerAnswer, 'The maker'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/makers/{id}',
  summary: 'Change a maker by the version you have; old addresses redirect to the new one',
  request: { params, body: takes(ChangeMaker) },
  responses: { 200: answers(MakerAnswer, 'The maker'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/makers/{id}',
  summary: 'Remove a maker, or merge it into another that takes over their products and addresses',
  request: { params, query: RemoveEntry },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 409, 422) },
});
