import domain from './stryker.config.json' with { type: 'json' };

/** Mutates the decisions of the shop that need the database: tests run against PostgreSQL, one server for each of Stryker's processes. */
export default {
  ...domain,
  vitest: { configFile: 'vitest.shop.config.ts', related: false },
  timeoutMS: 30_000,
  jsonReporter: { fileName: '.stryker/mutation-shop.json' },
  mutate: [
    'src/shop/stock/{take,return,count}-stock.ts',
    'src/shop/promotions/{find,validate,redeem}-promotion.ts',
    'src/shop/invoices/{issue-invoice,issue-credit-note,plan-credit-note,write-with-next-number,close-month}.ts',
    'src/shop/workflows/*/{place-order,cancel-order,refund-part,return-to-origin,confirm-payment,apply-capture,hold-pieces}.ts',
    'src/shop/customers/{sign-in,sessions}/{check-code,limit-guesses,login,refresh-session,verify-otp,start-session,find-actor}.ts',
  ],
};
