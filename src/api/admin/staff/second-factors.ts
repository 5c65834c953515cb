import { addTotp, confirmTotp } from '#shop/staff/second-factor/add-totp.ts';
import { listOwnFactors } from '#shop/staff/second-factor/list-own-factors.ts';
import { removeFactor } from '#shop/staff/second-factor/remove-factor.ts';
import { renewRecoveryCodes } from '#shop/staff/second-factor/renew-recovery-codes.ts';
import { createRouter } from '#api/open-api.ts';
import { identifyCaller } from '#api/identify-caller.ts';
import * as routes from '#contract/admin/staff/second-factors.ts';
import { drawTotpQr } from './totp-qr.ts';

export const secondFactors = createRouter();

secondFactors.openapi(routes.list, async (c) => c.json(await listOwnFactors(c.get('ctx')), 200));

secondFactors.openapi(routes.addTotp, async (c) => {
  const begun = await addTotp(c.get('ctx'), c.req.valid('json'), identifyCaller(c));
  return c.json({ ...begun, qr: await drawTotpQr(begun.uri) }, 201);
});

secondFactors.openapi(routes.confirmTotp, async (c) =>
  c.json(await confirmTotp(c.get('ctx'), c.req.valid('param').id, c.req.valid('json').code), 200),
);

secondFactors.openapi(routes.remove, async (c) => {
  const entered = { ...c.req.valid('json'), caller: identifyCaller(c) };
  await removeFactor(c.get('ctx'), c.req.valid('param').id, entered);
  return c.body(null, 204);
});

secondFactors.openapi(routes.renewCodes, async (c) => {
  const entered = { ...c.req.valid('json'), caller: identifyCaller(c) };
  return c.json({ recovery_codes: await renewRecoveryCodes(c.get('ctx'), entered) }, 201);
});
