import type { Trap } from '#test/database/trapped-connection.ts';

/** Between which steps of an online payment the shop is killed, and which request is running at that moment. */
export type KillPoint = {
  name: string;
  what: string;
  during: 'placing' | 'opening' | 'verifying' | 'webhook' | 'sweep';
  trap: Trap;
};

// One statement writes an order with its lines and its event.
const order = /insert into orders /;
const gatewayOrder = /^insert into "gateway_orders"/;
const payment = /^insert into "payments"/;
const webhook = /^insert into "webhook_events"/;
const atTheBank = /from "sandbox_razorpay"."payments"/;

/** The fault points P1 to P14 of a payment; each stops at the statement that the shop sends to its database at that point. */
export const killPoints: KillPoint[] = [
  {
    name: 'P1',
    what: 'after the order and its stock were committed',
    during: 'placing',
    trap: { says: order, at: 'commit', when: 'after' },
  },
  {
    name: 'P2',
    what: 'before Razorpay opens the payment',
    during: 'opening',
    trap: { says: /^insert into "sandbox_razorpay"."orders"/, at: 'statement', when: 'before' },
  },
  {
    name: 'P3',
    what: 'after Razorpay opened it, before its id is stored',
    during: 'opening',
    trap: { says: gatewayOrder, at: 'statement', when: 'before' },
  },
  {
    name: 'P4',
    what: 'after its id was stored, before the answer',
    during: 'opening',
    trap: { says: gatewayOrder, at: 'commit', when: 'after' },
  },
  {
    name: 'P5',
    what: 'the browser says paid, its signature is not checked yet',
    during: 'verifying',
    trap: { says: /left join "gateway_orders" .* where "o"."id" =/, at: 'statement', when: 'before' },
  },
  {
    name: 'P6',
    what: 'the signature is checked, no transaction has begun',
    during: 'verifying',
    trap: { says: atTheBank, at: 'statement', when: 'after' },
  },
  {
    name: 'P7',
    what: 'inside the transaction, before its commit',
    during: 'verifying',
    trap: { says: payment, at: 'commit', when: 'before' },
  },
  {
    name: 'P8',
    what: 'after the commit, before the answer',
    during: 'verifying',
    trap: { says: payment, at: 'commit', when: 'after' },
  },
  {
    name: 'P9',
    what: 'a webhook has come and is not stored yet',
    during: 'webhook',
    trap: { says: webhook, at: 'statement', when: 'before' },
  },
  {
    name: 'P10',
    what: 'it is stored, Razorpay has no 2xx yet',
    during: 'webhook',
    trap: { says: webhook, at: 'commit', when: 'after' },
  },
  {
    name: 'P11',
    what: 'Razorpay has its 2xx, no worker has looked yet',
    during: 'webhook',
    trap: { says: /from "webhook_events"/, at: 'statement', when: 'before' },
  },
  {
    name: 'P12',
    what: 'the worker is before its commit',
    during: 'webhook',
    trap: { says: payment, at: 'commit', when: 'before' },
  },
  {
    name: 'P13',
    what: 'the worker has committed and not said so to the queue',
    during: 'webhook',
    trap: { says: /^update "webhook_events"/, at: 'statement', when: 'before' },
  },
  {
    name: 'P14',
    what: 'the sweep has Razorpay’s answer and has not applied it',
    during: 'sweep',
    trap: { says: atTheBank, at: 'statement', when: 'after' },
  },
];
