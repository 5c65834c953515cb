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
  return `${awb} does not look like a ${courier.name} tracking number. Please check it.`;
}
