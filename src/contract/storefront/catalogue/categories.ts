import { CategoriesAnswer } from '#contract/catalogue/category.ts';
import { answers, defineRoute } from '#contract/define-route.ts';

export const list = defineRoute({
  method: 'get',
  path: '/categories',
  summary: 'Categories in the order of the shop, with their subcategories and filters',
  tags: ['Catalogue'],
  responses: { 200: answers(CategoriesAnswer, 'All categories') },
});
