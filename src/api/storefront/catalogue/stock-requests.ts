import { STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { requestStock } from '#shop/stock/requests/request-stock.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/stock-requests.ts';

export const stockRequests = createRouter();

stockRequests.openapi(routes.request, async (c) => {
  const { requestId } = await requestStock(c.get('ctx'), c.req.valid('json'));
  return c.json({ id: requestId, message: STOCK_REQUEST_WORDS.done }, 201);
});
