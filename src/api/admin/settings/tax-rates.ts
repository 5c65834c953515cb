import { listTaxRates } from '#shop/catalogue/tax-rates/list-tax-rates.ts';
import { saveTaxRates } from '#shop/catalogue/tax-rates/save-tax-rates.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/settings/tax-rates.ts';

export const adminTaxRates = createRouter();

adminTaxRates.openapi(routes.list, async (c) => c.json(await listTaxRates(c.get('ctx')), 200));
adminTaxRates.openapi(routes.save, async (c) =>
  c.json(await saveTaxRates(c.get('ctx'), c.req.valid('json')), 200),
);
