import { toPaise } from '#domain/money/money.ts';
import type { Booking, CourierPin, ParcelToBook, RateRequest } from '#domain/shipment/booking.ts';
import type { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import type { Clock } from '#platform/clock.ts';
import type { CourierPort } from '#shop/ports.ts';
import { type ClientOptions, type CourierClient, createCourierClient, isSecret } from './courier-client.ts';
import * as answers from './shiprocket-answers.ts';
import { toShiprocketOrder } from './shiprocket-order.ts';
import { createShiprocketSession } from './shiprocket-session.ts';
import { readShiprocketTracking, readShiprocketWebhook } from './shiprocket-tracking.ts';
import { toTenDigits } from './to-ten-digits.ts';

export type ShiprocketOptions = Partial<ClientOptions> & {
  email: string;
  password: string;
  /** The token that Shiprocket sends with its webhooks, in `x-api-key`. */
  webhookToken: string;
  clock: Clock;
};

type Ask = ReturnType<typeof createShiprocketSession>;

/** The status code of an order that was cancelled in Shiprocket; its reference cannot be used again. */
const CANCELLED = 5;

/** Books parcels with Shiprocket over its HTTP API. https://apidocs.shiprocket.in */
export function createShiprocket({
  baseUrl = 'https://apiv2.shiprocket.in/v1/external',
  email,
  password,
  webhookToken,
  clock,
  ...options
}: ShiprocketOptions): CourierPort {
  const client = createCourierClient('shiprocket', { baseUrl, ...options });
  const ask = createShiprocketSession(client, { email, password }, clock);
  return {
    gateway: 'shiprocket',
    async check({ location, pin }) {
      const path = '/settings/company/pickup';
      const { data } = await ask(answers.PickupPlaces, { what: 'the test', path });
      const place = data.shipping_address.find((each) => each.pickup_location === location);
      if (!place) return `Shiprocket has no pickup place named “${location}”.`;
      return place.pin_code === pin
        ? null
        : `In Shiprocket, this pickup place has the PIN code ${place.pin_code}.`;
    },
    book: (parcel) => book(ask, client, parcel),
    findBooking: (parcel) => findBooking(ask, client, parcel),
    async fetchLabel({ gatewayShipmentId }) {
      const { label_url: url } = await ask(answers.LabelAnswer, {
        what: 'the label',
        path: '/courier/generate/label',
        json: { shipment_id: [Number(gatewayShipmentId)] },
      });
      return url ? client.download('the label', url) : undefined;
    },
    async requestPickup({ bookings, day }) {
      let on = day;
      for (const { gatewayShipmentId } of bookings) {
        const path = '/courier/generate/pickup';
        const json = { shipment_id: [Number(gatewayShipmentId)], pickup_date: [day] };
        const { response } = await ask(answers.PickupAnswer, { what: 'the pickup', path, json });
        on = response?.pickup_scheduled_date?.slice(0, 10) ?? on;
      }
      return on;
    },
    async cancel({ awb }) {
      const path = '/orders/cancel/shipment/awbs';
      await ask(answers.Anything, { what: 'the cancellation', path, json: { awbs: [awb] } });
    },
    tracksAtOnce: 1,
    async track(awbs) {
      const tracked = [];
      for (const awb of awbs) {
        const path = `/courier/track/awb/${encodeURIComponent(awb)}`;
        const answer = await ask(answers.TrackAnswer, { what: 'the tracking', path });
        tracked.push({ awb, scans: readShiprocketTracking(answer) });
      }
      return tracked;
    },
    rate: (request) => rate(ask, request),
    answerFailedDelivery: (awb, answer) => answerFailedDelivery(ask, awb, answer),
    isWebhookGenuine: (secret) => isSecret(secret, webhookToken),
    readWebhook: (body) => readShiprocketWebhook(answers.Webhook.parse(body)),
  };
}

async function book(ask: Ask, client: CourierClient, parcel: ParcelToBook): Promise<Booking> {
  const order = await ask(answers.CreatedOrder, {
    what: 'the booking',
    path: '/orders/create/adhoc',
    json: toShiprocketOrder(parcel),
  });
  // For a reused reference Shiprocket returns the old order, whatever its state.
  if (order.status_code === CANCELLED) throw client.refuse('the booking', 'it was cancelled there');
  return assignNumber(ask, client, { orderId: order.order_id, shipmentId: order.shipment_id });
}

type Created = { orderId: string; shipmentId: string };

/** Lets Shiprocket choose the carrier. If no carrier takes the parcel, the order is cancelled there, so that it does not stay open. */
async function assignNumber(
  ask: Ask,
  client: CourierClient,
  { orderId, shipmentId }: Created,
): Promise<Booking> {
  const answer = await ask(answers.AssignedAwb, {
    what: 'the booking',
    path: '/courier/assign/awb',
    json: { shipment_id: Number(shipmentId) },
  });
  const data = answer.response?.data;
  if (!data?.awb_code) {
    const cancelling = { what: 'the cancellation', path: '/orders/cancel', json: { ids: [Number(orderId)] } };
    await ask(answers.Anything, cancelling).catch(() => undefined);
    throw client.refuse('the booking', data?.awb_assign_error ?? answer.message ?? '');
  }
  return {
    awb: data.awb_code,
    carrier: data.courier_name ?? '',
    gatewayOrderId: orderId,
    gatewayShipmentId: shipmentId,
    chargePaise: data.freight_charges == null ? null : toPaise(data.freight_charges),
  };
}

/** Finds the order by our reference, and assigns a number to an order without one. */
async function findBooking(
  ask: Ask,
  client: CourierClient,
  { reference }: ParcelToBook,
): Promise<Booking | undefined> {
  const path = `/orders?${new URLSearchParams({ search: reference })}`;
  const { data } = await ask(answers.FoundOrders, { what: 'the search', path });
  const order = data.find((each) => each.channel_order_id === reference && each.status_code !== CANCELLED);
  const shipment = order?.shipments[0];
  if (!order || !shipment) return undefined;
  if (!shipment.awb) return assignNumber(ask, client, { orderId: order.id, shipmentId: shipment.id });
  return {
    awb: shipment.awb,
    carrier: shipment.courier,
    gatewayOrderId: order.id,
    gatewayShipmentId: shipment.id,
    chargePaise: null,
  };
}

async function rate(ask: Ask, { fromPin, toPin, grams }: RateRequest): Promise<CourierPin> {
  const query = new URLSearchParams({
    pickup_postcode: fromPin,
    delivery_postcode: toPin,
    weight: String(grams / 1000),
    cod: '0',
  });
  const path = `/courier/serviceability/?${query}`;
  const { data } = await ask(answers.Serviceability, { what: 'the question', path });
  const companies = data?.available_courier_companies.filter(({ blocked }) => !blocked) ?? [];
  const cheapest = companies.toSorted((a, b) => a.rate - b.rate)[0];
  return {
    isServed: companies.length > 0,
    takesCash: companies.some(({ cod }) => cod === 1),
    days: cheapest?.estimated_delivery_days || null,
    chargePaise: cheapest ? toPaise(cheapest.rate) : null,
  };
}

async function answerFailedDelivery(ask: Ask, awb: string, answer: FailedDeliveryAnswer): Promise<void> {
  const path = `/ndr/${encodeURIComponent(awb)}/action`;
  const json =
    answer.action === 'return'
      ? { action: 'return', comments: answer.note || 'Please return the parcel' }
      : {
          action: 're-attempt',
          comments: answer.note || 'Please deliver the parcel again',
          ...(answer.action === 'change_address' && {
            address1: answer.address,
            phone: toTenDigits(answer.phone),
          }),
        };
  await ask(answers.Anything, { what: 'the answer', path, json });
}
