import { toPaise } from '#domain/money/money.ts';
import type { Booking, CourierPin, ParcelToBook, RateRequest } from '#domain/shipment/booking.ts';
import type { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import type { CourierPort } from '#shop/ports.ts';
import {
  type ClientOptions,
  type CourierCall,
  type CourierClient,
  createCourierClient,
  isSecret,
} from './courier-client.ts';
import * as answers from './delhivery-answers.ts';
import { toDelhiveryForm } from './delhivery-parcel.ts';
import { readDelhiveryTracking, readDelhiveryWebhook } from './delhivery-tracking.ts';
import { toTenDigits } from './to-ten-digits.ts';

export type DelhiveryOptions = Partial<ClientOptions> & {
  token: string;
  /** The secret that we ask Delhivery to send with its webhooks, in `x-api-key`; it signs nothing. */
  webhookToken: string;
};

// Milliseconds: a packing slip takes up to a minute.
const SLIP_TIMEOUT_MS = 60_000;
const carrier = 'Delhivery';

type Api = CourierClient & { headers: Record<string, string>; timeoutMs: number | undefined };

/** Books parcels with Delhivery over its B2C API. https://one.delhivery.com/developer-portal */
export function createDelhivery({
  baseUrl = 'https://track.delhivery.com',
  token,
  webhookToken,
  ...options
}: DelhiveryOptions): CourierPort {
  const headers = { authorization: `Token ${token}`, accept: 'application/json' };
  const client = createCourierClient('delhivery', { baseUrl, ...options });
  const api: Api = { ...client, headers, timeoutMs: options.timeoutMs };
  return {
    gateway: 'delhivery',
    async check({ location, pin }) {
      const code = await readPin(api, pin);
      if (location === '') return 'Please enter the warehouse name exactly as in Delhivery.';
      return code?.pickup === 'Y' ? null : `Delhivery does not pick up parcels in ${pin}.`;
    },
    reserveNumber: () => api.ask(answers.Waybill, get('the number', '/waybill/api/fetch/json/', api)),
    book: (parcel) => book(api, parcel),
    findBooking: (parcel) => findBooking(api, parcel),
    async fetchLabel({ awb }) {
      const path = `/api/p/packing_slip?${new URLSearchParams({ wbns: awb, pdf: 'true', pdf_size: '4R' })}`;
      const call = { ...get('the label', path, api), timeoutMs: api.timeoutMs ?? SLIP_TIMEOUT_MS };
      const url = (await api.ask(answers.Slip, call)).packages[0]?.pdf_download_link;
      return url ? api.download('the label', url) : undefined;
    },
    async requestPickup({ bookings, pickup, day }) {
      const body = {
        pickup_date: day,
        pickup_time: '14:00:00',
        pickup_location: pickup.location,
        expected_package_count: bookings.length,
      };
      const answer = await api.ask(answers.Pickup, post('the pickup', '/fm/request/new/', body, api));
      // A warehouse has one open request at a time; the courier takes these parcels with the others.
      return answer.pickup_date ?? day;
    },
    cancel: ({ awb }) => edit(api, 'the cancellation', { waybill: awb, cancellation: 'true' }),
    tracksAtOnce: 50,
    async track(awbs) {
      const path = `/api/v1/packages/json/?${new URLSearchParams({ waybill: awbs.join(',') })}`;
      return readDelhiveryTracking(await api.ask(answers.Tracked, get('the tracking', path, api)));
    },
    rate: (request) => rate(api, request),
    answerFailedDelivery: (awb, answer) => answerFailedDelivery(api, awb, answer),
    isWebhookGenuine: (secret) => isSecret(secret, webhookToken),
    readWebhook: (body) => readDelhiveryWebhook(answers.Webhook.parse(body)),
  };
}

function get(what: string, path: string, { headers }: Api): CourierCall {
  return { what, path, headers };
}

function post(what: string, path: string, body: object, { headers }: Api): CourierCall {
  return {
    what,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The number is already reserved and stored, so a repeated booking is refused as a duplicate of the same parcel. */
async function book(api: Api, parcel: ParcelToBook): Promise<Booking> {
  const { packages, rmk } = await api.ask(answers.Created, {
    what: 'the booking',
    path: '/api/cmu/create.json',
    headers: { ...api.headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: toDelhiveryForm(parcel),
  });
  const made = packages[0];
  if (made?.status === 'Success' && made.waybill) return toBooking(made.waybill);
  const reason = made?.remarks || rmk;
  const earlier = /duplicate/i.test(reason) ? await findBooking(api, parcel) : undefined;
  if (earlier) return earlier;
  throw api.refuse('the booking', reason);
}

/** A refused parcel may have been saved in part, so it is searched for by our reference. */
async function findBooking(api: Api, { reference }: ParcelToBook): Promise<Booking | undefined> {
  const path = `/api/v1/packages/json/?${new URLSearchParams({ ref_ids: reference })}`;
  const found = readDelhiveryTracking(await api.ask(answers.Tracked, get('the search', path, api)));
  const parcel = found.find((each) => each.reference === reference);
  return parcel && toBooking(parcel.awb);
}

function toBooking(awb: string): Booking {
  return { awb, carrier, gatewayOrderId: '', gatewayShipmentId: '', chargePaise: null };
}

async function edit(api: Api, what: string, change: object): Promise<void> {
  const answer = await api.ask(answers.Edited, post(what, '/api/p/edit', change, api));
  const isRefused = answer.error !== '' || answer.status === false || answer.status === 'Failure';
  if (isRefused) throw api.refuse(what, answer.error || answer.remark);
}

async function readPin(api: Api, pin: string) {
  const path = `/c/api/pin-codes/json/?${new URLSearchParams({ filter_codes: pin })}`;
  const { delivery_codes } = await api.ask(answers.PinCodes, get('the question', path, api));
  return delivery_codes[0]?.postal_code;
}

async function rate(api: Api, { fromPin, toPin, grams }: RateRequest): Promise<CourierPin> {
  const code = await readPin(api, toPin);
  const isServed = code?.pre_paid === 'Y' && code.remarks !== 'Embargo';
  if (!isServed) return { isServed: false, takesCash: false, days: null, chargePaise: null };
  const query = new URLSearchParams({
    md: 'S',
    ss: 'Delivered',
    cgm: String(grams),
    o_pin: fromPin,
    d_pin: toPin,
    pt: 'Pre-paid',
  });
  const path = `/api/kinko/v1/invoice/charges/.json?${query}`;
  // Delhivery answers fifty requests for charges in five minutes. Whether it delivers matters more, so a failure here is ignored.
  const [charge] = await api.ask(answers.Charges, get('the question', path, api)).catch(() => []);
  return {
    isServed,
    takesCash: code.cod === 'Y',
    days: null,
    chargePaise: charge ? toPaise(charge.total_amount) : null,
  };
}

/** Delhivery has no answer "bring it back": cancelling a parcel on its way turns it round. */
async function answerFailedDelivery(api: Api, awb: string, answer: FailedDeliveryAnswer): Promise<void> {
  if (answer.action === 'return') return edit(api, 'the answer', { waybill: awb, cancellation: 'true' });
  if (answer.action === 'change_address') {
    const change = { waybill: awb, add: answer.address, phone: toTenDigits(answer.phone) };
    await edit(api, 'the answer', change);
  }
  const data = [{ waybill: awb, act: 'RE-ATTEMPT' }];
  await api.ask(answers.Update, post('the answer', '/api/p/update', { data }, api));
}
