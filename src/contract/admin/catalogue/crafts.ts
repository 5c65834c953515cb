import { z } from 'zod';
import { AddCraft, ChangeCraft, CraftJson, EntryListing, RemoveEntry } from '#contract/catalogue/register.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(64) });
const CraftAnswer = z.object({ craft: CraftJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/crafts',
  summary: 'The crafts of the shop, with the number of products of each',
  request: { query: EntryListing },
  responses: {
    200: answersWithCsv(z.object({ crafts: z.array(CraftJson), total: z.int() }), 'One page'),
    ...refuses(401, 403, 422),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/crafts/{id}',
  summary: 'One craft',
  request: { params },
  responses: { 200: answers(CraftAnswer, 'The craft'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/crafts',
  summary: 'Add a craft',
  request: { body: takes(AddCraft) },
  responses: { 201: answers(CraftAnswer, 'The craft'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/crafts/{id}',
  summary: 'Change a craft by the version you have; old addresses redirect to the new one',
  request: { params, body: takes(ChangeCraft) },
  responses: { 200: answers(CraftAnswer, 'The craft'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/crafts/{id}',
  summary: 'Remove a craft, or merge it into another that takes over its products and addresses',
  request: { params, query: RemoveEntry },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 409, 422) },
});
