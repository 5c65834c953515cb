import { z } from 'zod';
import { pagingFields, wholeNumber } from '#domain/paging.ts';
import { PolicySlug } from '#domain/content/policies.ts';
import {
  ChangeContent,
  ContentPage,
  ContentPageRow,
  ContentSlug,
  ContentVersion,
  ContentVersions,
  HomePreview,
  PreviewHome,
} from '#contract/content.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_content' as const };
const params = z.object({ slug: ContentSlug });
const versionParams = params.extend({
  version: wholeNumber(1, 2_147_483_647, 'version must be a whole number from 1'),
});

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/content',
  summary: 'The text pages, with the time and author of the last change',
  responses: {
    200: answers(z.object({ pages: z.array(ContentPageRow) }), 'All of them'),
    ...refuses(401, 403),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/content/{slug}',
  summary: 'A page as it is written, and the versions of it that wait for their time',
  request: { params },
  responses: { 200: answers(ContentPage, 'The page'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'put',
  path: '/admin/content/{slug}',
  summary: 'Save a new version of a page by the live version you have, for now or for later',
  request: { params, body: takes(ChangeContent) },
  responses: { 200: answers(ContentPage, 'The current page'), ...refuses(401, 403, 409, 422) },
});
export const versions = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/content/{slug}/versions',
  summary: 'The versions of a page, newest first',
  request: { params, query: z.object(pagingFields()) },
  responses: { 200: answers(ContentVersions, 'One page of the list'), ...refuses(401, 403, 422) },
});
export const version = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/content/{slug}/versions/{version}',
  summary: 'One version of a page with its text',
  request: { params: versionParams },
  responses: {
    200: answers(ContentVersion.extend({ content: ContentPage.shape.content }), 'The version'),
    ...refuses(401, 403, 404, 422),
  },
});
export const removeVersion = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/content/{slug}/versions/{version}',
  summary: 'Withdraw a scheduled version',
  request: { params: versionParams },
  responses: { 204: { description: 'Withdrawn' }, ...refuses(401, 403, 404, 409, 422) },
});
export const noteRead = defineRoute({
  ...shared,
  ability: 'edit_settings',
  method: 'post',
  path: '/admin/content/{slug}/reading',
  summary: 'Confirm that you have read the current built-in policy',
  request: { params: z.object({ slug: PolicySlug }) },
  responses: { 204: { description: 'Noted' }, ...refuses(401, 403, 422) },
});
export const previewHome = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/content/home/preview',
  summary: 'Store an unsaved home page for an hour, for a preview',
  request: { body: takes(PreviewHome) },
  responses: { 201: answers(HomePreview, 'Where it is shown'), ...refuses(401, 403, 422) },
});
