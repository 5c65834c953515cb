import { eraseLists } from '#shop/cart/erase-lists.ts';
import { eraseAsker } from '#shop/catalogue/questions/erase-asker.ts';
import { eraseReviewer } from '#shop/catalogue/reviews/erase-reviewer.ts';
import { forgetKeysOf } from '#shop/workflows/place-order/forget-keys.ts';
import { listConsents } from '#shop/consents/read-consents.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { NO_ERASURE_CODE, formatWhyNotErased } from '#domain/customer/erasure.ts';
import { conflict } from '#domain/error.ts';
import { maskPhone } from '#domain/customer/phone.ts';
import type { EraseAccount, ErasureAnswer } from '#contract/customer/erasure.ts';
import { unlinkVisits } from '#shop/analytics/unlink-visits.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { consumeCode } from '#shop/customers/sign-in/check-otp.ts';
import {
  canSendErasureCode,
  confirmIdentity,
  getCredentials,
} from '#shop/customers/contacts/confirm-identity.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { eraseIdentity, lockCustomer } from '#shop/customers/erase-customer.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { deleteLimitsOf } from '#shop/rate-limits/consume.ts';
import { eraseRecipient } from '#shop/messaging/erase-recipient.ts';
import { eraseBuyer, listBuyerContacts, listOpenOrders } from '#shop/orders/buyers/erase-buyer.ts';
import { erasePastOrders } from '#shop/orders/past/past-buyer.ts';
import { erasePhotos } from '#shop/orders/photos/forget-photos.ts';
import { eraseParcels } from '#shop/shipments/erase-parcels.ts';
import { erasePayer } from '#shop/payments/erase-payer.ts';
import { eraseRequests } from '#shop/stock/requests/erase-requests.ts';

/** Returns whether the customer may delete their account now, and how they would confirm it. Throws unauthenticated. */
export async function getErasure(ctx: Ctx): Promise<ErasureAnswer> {
  const { id, mobile, password_hash } = await getCredentials(ctx);
  const orders = await listOpenOrders(ctx, id);
  const byCode = mobile !== null && canSendErasureCode(ctx);
  const canConfirm = byCode || password_hash !== null;
  return {
    allowed: orders.length === 0 && canConfirm,
    reason: formatWhyNotErased(orders) || (canConfirm ? '' : NO_ERASURE_CODE),
    orders,
    confirm_by: byCode ? 'code' : 'password',
    sent_to: mobile ? maskPhone(mobile) : '',
  };
}

/**
 * Deletes the customer's account after they confirmed it. Erases everything that tax law does not require the shop to keep (DPDP Act 2023,
 * s. 12(3); CGST Act, s. 36). Throws unauthenticated, conflict `erasure.open_orders`, invalid `otp.invalid`, `otp.used_up` or
 * `password.wrong`, too_many.
 */
export async function eraseAccount(ctx: Ctx, proof: EraseAccount, caller: Caller): Promise<void> {
  const customerId = requireCustomer(ctx);
  // Open orders are refused before the code is used up.
  refuseOpenOrders(await listOpenOrders(ctx, customerId));
  const { codeId } = await confirmIdentity(ctx, proof, { purpose: 'erase', caller });
  await inTransaction(ctx, async (tx) => {
    if (codeId) await consumeCode(tx, codeId);
    await erase(tx, customerId, 'customer');
  });
}

/** Deletes the account of a customer who asked for it in writing. The audit names the account alone. Throws forbidden, not_found, conflict `erasure.open_orders`. */
export async function eraseCustomer(ctx: Ctx, customerId: string): Promise<void> {
  requireAbility(ctx, 'erase_customers');
  const by = ctx.actor.kind === 'staff' ? ctx.actor.staffId : 'system';
  await inTransaction(ctx, async (tx) => {
    await erase(tx, customerId, by);
    const change = { before: { erased: false }, after: { erased: true } };
    await writeAuditEvent(tx, { action: 'customer.erased', subject: customerId, ...change });
  });
}

async function erase(tx: Tx, customerId: string, by: string): Promise<void> {
  const known = await lockCustomer(tx, customerId);
  refuseOpenOrders(await listOpenOrders(tx, customerId));
  const own = [known.mobile, known.email].filter((contact) => contact !== null);
  const others = await listBuyerContacts(tx, customerId);
  const provenEmail = known.emailIsProven ? known.email : null;
  await withdrawConsents(tx, customerId);
  await eraseLists(tx, customerId);
  await eraseRequests(tx, customerId);
  await eraseReviewer(tx, customerId);
  await eraseAsker(tx, customerId);
  await unlinkVisits(tx, customerId);
  await forgetKeysOf(tx, customerId);
  await erasePayer(tx, customerId);
  await eraseParcels(tx, customerId);
  await erasePhotos(tx, customerId);
  await eraseBuyer(tx, customerId);
  await erasePastOrders(tx, customerId);
  await eraseRecipient(tx, { customerId, own, others, provenEmail });
  await deleteLimitsOf(tx, [...own, ...own.map((contact) => contact.toLowerCase()), customerId]);
  await eraseIdentity(tx, known, by);
}

function refuseOpenOrders(orders: string[]): void {
  if (orders.length > 0) throw conflict('erasure.open_orders', formatWhyNotErased(orders), { orders });
}

/** Withdraws every consent that is still given. The log of consents is kept after the account, under an id that identifies nobody. */
async function withdrawConsents(tx: Tx, customerId: string): Promise<void> {
  const consents = await listConsents(tx, [customerId]);
  const purposes = [...new Set(consents.map(({ purpose }) => purpose))];
  for (const purpose of purposes) {
    const isGiven = consents.find((each) => each.purpose === purpose)!.given;
    if (isGiven) await recordConsent(tx, { subject: customerId, purpose, given: false, channel: 'erasure' });
  }
}
