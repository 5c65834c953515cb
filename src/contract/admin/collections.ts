import { z } from 'zod';
import {
  AdminCollectionJson,
  ChangeCollection,
  CollectionFields,
  CollectionListing,
  CollectionsAnswer,
} from '#contract/catalogue/admin-collection.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(64) });
const CollectionAnswer = z.object({ collection: AdminCollectionJson });

export const list = defineRoute({
  ...shared,
  // Promotions and pages refer to collections, so their editors may read this list too.
  ability: ['edit_products', 'edit_promotions', 'edit_content'] as const,
  method: 'get',
  path: '/admin/collections',
  summary: 'The collections, with the number of products that each shows',
  request: { query: CollectionListing },
  responses: { 200: answersWithCsv(CollectionsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/collections/{id}',
  summary: 'One collection with its rule and its picked products',
  request: { params },
  responses: { 200: answers(CollectionAnswer, 'The collection'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/collections',
  summary: 'Add a collection',
  request: { body: takes(CollectionFields) },
  responses: { 201: answers(CollectionAnswer, 'The collection'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/collections/{id}',
  summary: 'Change a collection by the version you have; old addresses redirect to the new one',
  request: { params, body: takes(ChangeCollection) },
  responses: { 200: answers(CollectionAnswer, 'The collection'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/collections/{id}',
  summary: 'Remove a collection; its products stay',
  request: { params },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404) },
});
