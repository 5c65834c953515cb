import { z } from 'zod';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { formatCount } from '#domain/format-count.ts';
import { formatRupees, type Paise } from '#domain/money/money.ts';

/** The owner's rules for cash on delivery, in addition to the switch, limit and charge of the payment settings. */
export const CodRules = z.object({
  /** Offers cash on delivery only to customers whose mobile number was confirmed by a code. */
  needsProvenNumber: z.boolean().default(true),
  /** The largest amount, charge included, for customers who have not received anything yet. */
  firstOrderLimitPaise: z.int().min(0).max(100_000_000_00).default(5000_00),
  /** The most undelivered cash on delivery orders that one customer may have; null for any number. */
  mostOpenOrders: z.int().min(1).max(1000).nullable().default(3),
  /** PIN codes where cash on delivery is refused. */
  refusedPins: z.array(z.string().regex(PIN_PATTERN, 'A PIN code has six digits')).max(20_000).default([]),
  /** Parcels that one customer may refuse at the door within a year. */
  mostRefusals: z.int().min(0).max(1_000_000).default(1),
  /** Parcels that may be refused in one PIN code within a year, by all customers together. */
  mostRefusalsInPin: z.int().min(0).max(1_000_000).default(9),
  /** Days for which an order waits for the owner's confirmation, if the payment settings require one. */
  daysToConfirm: z.int().min(1).max(60).default(3),
});
export type CodRules = z.infer<typeof CodRules>;

/** The facts that the shop knows about a customer who wants to pay in cash. */
export type CodBuyer = {
  /** Whether staff have refused this customer cash on delivery. */
  isBlocked: boolean;
  hasProvenNumber: boolean;
  /** Whether an order of theirs has been delivered. */
  hasReceived: boolean;
  /** Undelivered cash on delivery orders, counted up to the most that are allowed. */
  openOrders: number;
  /** Cash on delivery parcels that they refused at the door within a year. */
  refusals: number;
};

/** A customer whom the shop does not know yet. */
export const NEW_BUYER: CodBuyer = {
  isBlocked: false,
  hasProvenNumber: false,
  hasReceived: false,
  openOrders: 0,
  refusals: 0,
};

/** The customer who wants to pay in cash and the destination of the parcel, as far as they are known. */
export type CodRequest = {
  rules: CodRules;
  buyer?: CodBuyer | undefined;
  postalCode?: string | undefined;
  refusalsInPin: number;
  /** The connected courier's answer about the PIN code, where it has given one. */
  courier?: { isServed: boolean; takesCash: boolean } | undefined;
};

export type CodOffer =
  | { offered: true }
  | {
      offered: false;
      reason: string;
      /** Set where the customer is offered cash on delivery after confirming their mobile number. */
      needs?: 'mobile_number';
    };

type CodPayment = { codEnabled: boolean; codLimitPaise: Paise };

/**
 * Returns whether cash on delivery is offered for an amount to collect, in paise with the charge. The mobile number is checked last, so
 * that no customer has to confirm it for an order that is refused anyway.
 */
export function offerCod(collectPaise: Paise, payment: CodPayment, request?: CodRequest): CodOffer {
  if (!payment.codEnabled) return refuse('Cash on delivery is not available at present.');
  if (collectPaise > payment.codLimitPaise)
    return refuse(`Cash on delivery is available up to ${formatLimit(payment.codLimitPaise, collectPaise)}`);
  return request ? judgeRequest(collectPaise, request) : { offered: true };
}

function judgeRequest(collectPaise: Paise, request: CodRequest): CodOffer {
  const { rules, buyer, postalCode, refusalsInPin, courier } = request;
  const isRefusedPin = postalCode !== undefined && rules.refusedPins.includes(postalCode);
  const isRefusedByCourier = courier !== undefined && !(courier.isServed && courier.takesCash);
  if (isRefusedPin || isRefusedByCourier || refusalsInPin > rules.mostRefusalsInPin)
    return refuse(`Cash on delivery is not available in PIN code ${postalCode}.`);
  return buyer ? judgeBuyer(collectPaise, rules, buyer) : { offered: true };
}

function judgeBuyer(collectPaise: Paise, rules: CodRules, buyer: CodBuyer): CodOffer {
  if (buyer.isBlocked)
    return refuse(
      'Cash on delivery is not offered for your account. Please write to us if you have a question.',
    );
  if (buyer.refusals > rules.mostRefusals)
    return refuse('Cash on delivery is not available to you because earlier parcels were not accepted.');
  if (rules.mostOpenOrders !== null && buyer.openOrders >= rules.mostOpenOrders)
    return refuse(
      `You have ${formatCount(buyer.openOrders, 'cash on delivery order')} on the way. You can pay in cash again once one is delivered.`,
    );
  if (!buyer.hasReceived && collectPaise > rules.firstOrderLimitPaise)
    return refuse(
      `Cash on delivery is available up to ${formatLimit(rules.firstOrderLimitPaise, collectPaise, ' for a first order')}`,
    );
  if (rules.needsProvenNumber && !buyer.hasProvenNumber)
    return {
      offered: false,
      reason: 'Please confirm your mobile number to pay in cash.',
      needs: 'mobile_number',
    };
  return { offered: true };
}

function formatLimit(limitPaise: Paise, collectPaise: Paise, when = ''): string {
  const [limit, collect] = [limitPaise, collectPaise].map((paise) =>
    formatRupees(paise, { decimals: 'auto' }),
  );
  return `${limit}${when}; this order would come to ${collect}.`;
}

function refuse(reason: string): CodOffer {
  return { offered: false, reason };
}
