import { z } from 'zod';
import { defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

export const file = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'move_data',
  method: 'get',
  path: '/admin/exports/{file}',
  summary:
    'Export all products, customers or orders as CSV or Excel; importing the file again changes nothing',
  request: {
    params: z.object({
      file: z
        .enum(
          ['products.csv', 'products.xlsx', 'customers.csv', 'customers.xlsx', 'orders.csv', 'orders.xlsx'],
          'The file does not exist',
        )
        .meta({ example: 'products.csv' }),
    }),
  },
  responses: {
    200: {
      description: 'The file',
      content: {
        'text/csv': { schema: z.string() },
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
          schema: z.string().meta({ format: 'binary' }),
        },
      },
    },
    ...refuses(401, 403, 422),
  },
});
