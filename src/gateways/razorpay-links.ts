import { z } from 'zod';
import { RazorpayPaymentLink } from '#domain/payment/payment-link.ts';
import type { PaymentLinkRequest } from '#shop/ports.ts';
import type { Caller } from './razorpay-call.ts';

/** Creates a link for the whole amount. The shop sends it by its own channels, so Razorpay sends nothing. */
export function createLink(call: Caller, request: PaymentLinkRequest): Promise<RazorpayPaymentLink> {
  const body = {
    amount: request.amountPaise,
    currency: 'INR',
    accept_partial: false,
    expire_by: Math.floor(request.expiresAt.getTime() / 1000),
    reference_id: request.referenceId,
    description: request.description,
    customer: request.customer,
    notify: { sms: false, email: false },
    reminder_enable: false,
    callback_url: request.returnUrl,
    callback_method: 'get',
  };
  return call('link', RazorpayPaymentLink, '/v1/payment_links', { body });
}

/** Returns the link with our reference, the oldest where Razorpay has several. */
export async function findLink(call: Caller, referenceId: string): Promise<RazorpayPaymentLink | undefined> {
  const path = `/v1/payment_links?${new URLSearchParams({ reference_id: referenceId })}`;
  const { payment_links: links } = await call(
    'link',
    z.object({ payment_links: z.array(RazorpayPaymentLink) }),
    path,
  );
  return links.findLast(({ reference_id }) => reference_id === referenceId);
}
