import { z } from 'zod';
import { COURIERS, findCourier, isOnHost, nameCourier, toTrackingUrl } from './courier.ts';

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
    'The address of a tracking page must begin with https://',
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

/**
 * Returns the fields that contradict the chosen courier: a courier that is not in the list needs a name, a listed one needs a tracking
 * number.
 */
export function listParcelMistakes(parcel: Partial<ShipOrder>): [keyof ShipOrder, string][] {
  const { courier, courier_name, tracking_number, tracking_url } = parcel;
  if (courier === OTHER_COURIER)
    return courier_name ? [] : [['courier_name', 'Please enter the name of the courier']];
  const mistakes: [keyof ShipOrder, string][] = [];
  if (courier_name) mistakes.push(['courier_name', `Enter a courier name only for “${OTHER_COURIER}”`]);
  if (tracking_url) mistakes.push(['tracking_url', `Enter a tracking page only for “${OTHER_COURIER}”`]);
  if (!tracking_number) mistakes.push(['tracking_number', 'Please enter the tracking number']);
  return mistakes;
}

/** A parcel as its order keeps it: the courier is a key of the list, or the name of another one. */
export type Parcel = { courier: string; trackingNumber: string | null; trackingUrl: string | null };

/**
 * Returns the parcel that staff described. A listed courier has the page that the list gives. If its key is typed as the name of another
 * courier, the courier's name is kept, because the key would be read as a choice of the list.
 */
export function toParcel({ courier, courier_name, tracking_number, tracking_url }: ShipOrder): Parcel {
  const trackingNumber = tracking_number ?? null;
  if (courier === OTHER_COURIER)
    return { courier: nameCourier(courier_name!), trackingNumber, trackingUrl: tracking_url ?? null };
  const trackingUrl = (tracking_number && toTrackingUrl(findCourier(courier), tracking_number)) ?? null;
  return { courier, trackingNumber, trackingUrl };
}

/** Returns a parcel as the log of its order keeps it. */
export function formatParcel({ courier, trackingNumber }: Omit<Parcel, 'trackingUrl'>): string {
  return [courier, trackingNumber].filter(Boolean).join(' ');
}
