import { z } from 'zod';

/** A courier: `{awb}` in its template is the parcel's tracking number; links are only ever built on `host`. */
export type Courier = {
  key: string;
  name: string;
  host: string;
  template: string;
  /** Whether the page opens at the parcel; otherwise the customer types the tracking number there. */
  deepLink: boolean;
  /** The pattern of its tracking numbers. A number that does not match causes a warning, never a refusal. */
  awb?: RegExp;
};

export const COURIERS: readonly Courier[] = [
  {
    key: 'bluedart',
    name: 'Blue Dart',
    host: 'www.bluedart.com',
    template: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={awb}',
    deepLink: true,
    awb: /^\d{8,11}$/,
  },
  {
    key: 'delhivery',
    name: 'Delhivery',
    host: 'www.delhivery.com',
    template: 'https://www.delhivery.com/tracking?trackingId={awb}',
    deepLink: true,
    awb: /^\d{11,15}$/,
  },
  {
    key: 'shiprocket',
    name: 'Shiprocket',
    host: 'shiprocket.co',
    template: 'https://shiprocket.co/tracking/{awb}',
    deepLink: true,
  },
  {
    key: 'xpressbees',
    name: 'XpressBees',
    host: 'www.xpressbees.com',
    template: 'https://www.xpressbees.com/track?isawb=Yes&trackid={awb}',
    deepLink: true,
  },
  {
    key: 'ekart',
    name: 'Ekart',
    host: 'ekartlogistics.com',
    template: 'https://ekartlogistics.com/shipmenttrack/{awb}',
    deepLink: true,
    awb: /^FMP[CP]\d{10}$/,
  },
  {
    key: 'amazon',
    name: 'Amazon Shipping',
    host: 'track.amazon.in',
    template: 'https://track.amazon.in/tracking/{awb}',
    deepLink: true,
  },
  {
    key: 'indiapost',
    name: 'India Post',
    host: 'www.indiapost.gov.in',
    template: 'https://www.indiapost.gov.in/_layouts/15/DOP.Portal.Tracking/TrackConsignment.aspx',
    deepLink: false,
    awb: /^[A-Z]{2}\d{9}IN$/,
  },
  {
    key: 'dtdc',
    name: 'DTDC',
    host: 'www.dtdc.com',
    template: 'https://www.dtdc.com/track-your-shipment/',
    deepLink: false,
  },
];

/** A tracking number: letters, digits and hyphens, so that it cannot alter a link. */
export const TrackingNumber = z
  .string('Please enter the tracking number')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{4,40}$/, 'A tracking number has 4 to 40 letters and digits');

/** The choice for a courier that is not in the list: a local one, or a parcel by bus. */
export const OTHER_COURIER = 'other';

/** The tracking page of another courier. Buyers see it as a link; nothing redirects to it. */
const TrackingPage = z
  .string()
  .trim()
  .max(300, 'This address is too long')
  .refine(
    (link) => URL.canParse(link) && isOnHost(link, new URL(link).host),
    'The address of a tracking page begins with https://',
  );

/** The fields of a parcel, before they are compared with each other. */
export const parcelFields = z.object({
  courier: z
    .string()
    .refine(
      (key) => key === OTHER_COURIER || findCourier(key) !== undefined,
      `Please choose a courier: ${[...COURIERS.map(({ key }) => key), OTHER_COURIER].join(', ')}`,
    ),
  courier_name: z
    .string()
    .trim()
    .regex(/^[^\p{Cc}]{2,60}$/u, 'A courier’s name has 2 to 60 characters')
    .optional()
    .describe('The name of another courier, as the buyer reads it; with `other` only'),
  tracking_number: TrackingNumber.optional().describe('With `other` it may be missing'),
  tracking_url: TrackingPage.optional().describe('Where another courier shows the parcel; with `other` only'),
});

/** The fields that staff fills in when a parcel is shipped. */
export const ShipOrder = parcelFields.superRefine((parcel, { addIssue }) => {
  for (const [path, message] of listParcelMistakes(parcel))
    addIssue({ code: 'custom', path: [path], message });
});
export type ShipOrder = z.infer<typeof ShipOrder>;

/** Returns which fields contradict the chosen courier: another one has a name, one of the list has a tracking number. */
export function listParcelMistakes(parcel: Partial<ShipOrder>): [keyof ShipOrder, string][] {
  const { courier, courier_name, tracking_number, tracking_url } = parcel;
  if (courier === OTHER_COURIER)
    return courier_name ? [] : [['courier_name', 'Please enter the name of the courier']];
  const mistakes: [keyof ShipOrder, string][] = [];
  if (courier_name) mistakes.push(['courier_name', `A name is for the courier “${OTHER_COURIER}” only`]);
  if (tracking_url) mistakes.push(['tracking_url', `An address is for the courier “${OTHER_COURIER}” only`]);
  if (!tracking_number) mistakes.push(['tracking_number', 'Please enter the tracking number']);
  return mistakes;
}

/** A parcel as its order keeps it: the courier is a key of the list, or the name of another one. */
export type Parcel = { courier: string; trackingNumber: string | null; trackingUrl: string | null };

/** Returns the parcel that staff described. A courier of the list has the page that the list says. */
export function toParcel({ courier, courier_name, tracking_number, tracking_url }: ShipOrder): Parcel {
  const trackingNumber = tracking_number ?? null;
  if (courier === OTHER_COURIER)
    return { courier: courier_name!, trackingNumber, trackingUrl: tracking_url ?? null };
  const trackingUrl = (tracking_number && toTrackingUrl(findCourier(courier), tracking_number)) ?? null;
  return { courier, trackingNumber, trackingUrl };
}

/** Returns a parcel as the log of its order keeps it. */
export function formatParcel({ courier, trackingNumber }: Omit<Parcel, 'trackingUrl'>): string {
  return [courier, trackingNumber].filter(Boolean).join(' ');
}

/** Returns the name of an order's courier as people read it. */
export function nameCourier(courier: string): string {
  return findCourier(courier)?.name ?? courier;
}

/** Returns the courier of a key; undefined for an unknown one. */
export function findCourier(key: string): Courier | undefined {
  return COURIERS.find((courier) => courier.key === key);
}

/** Returns the courier's page for a parcel, or undefined where the courier has no such page or the link would leave its host. */
export function toTrackingUrl(courier: Courier | undefined, awb: string): string | undefined {
  if (!courier?.deepLink || !courier.template.includes('{awb}')) return undefined;
  const link = courier.template.replaceAll('{awb}', encodeURIComponent(awb));
  return isOnHost(link, courier.host) ? link : undefined;
}

/** Returns whether a link may be followed: https, exactly this host, no credentials, no other port. */
export function isOnHost(link: string, host: string): boolean {
  if (!URL.canParse(link)) return false;
  const url = new URL(link);
  return url.protocol === 'https:' && url.host === host && url.username === '' && url.password === '';
}

/** Returns a warning when a number does not look like this courier's. */
export function awbWarning(courier: Courier, awb: string): string | undefined {
  if (!courier.awb || courier.awb.test(awb)) return undefined;
  return `${awb} does not look like a number of ${courier.name}. Please check it.`;
}
