import { prettyJSON } from 'hono/pretty-json';
import { exportFileName } from '#contract/account-export.ts';
import { OTP_LIFE_SECONDS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { sendErasureCode } from '#shop/customers/contacts/confirm-identity.ts';
import { eraseAccount, getErasure } from '#shop/workflows/privacy/erase-account.ts';
import { exportAccount } from '#shop/workflows/privacy/export-account.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/storefront/customer/own-data.ts';

export const ownData = createRouter();

// The JSON is indented, because people read the file too.
const exportAll = { ...routes.exportAll, middleware: prettyJSON({ force: true }) };

ownData.openapi(exportAll, async (c) => {
  const ctx = c.get('ctx');
  const data = await exportAccount(ctx);
  c.header('content-disposition', `attachment; filename="${exportFileName(toIndianDay(ctx.clock.now()))}"`);
  return c.json(data, 200);
});

ownData.openapi(routes.ask, async (c) => c.json(await getErasure(c.get('ctx')), 200));

ownData.openapi(routes.sendCode, async (c) => {
  const { delivery_method: channel } = c.req.valid('json');
  await sendErasureCode(c.get('ctx'), { channel, caller: identifyCaller(c) });
  return c.json({ message: OTP_WORDS.sent, expires_in: OTP_LIFE_SECONDS }, 200);
});

ownData.openapi(routes.erase, async (c) => {
  await eraseAccount(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  return c.body(null, 204);
});
