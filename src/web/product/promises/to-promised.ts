import type { AnnouncementContent, ContactContent } from '#domain/content/content.ts';
import { findOccasion } from '#domain/content/occasion.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { toAskUrl } from './ask-url.ts';
import type { Promised } from './promises.tsx';

type Facts = {
  /** Today in India, as 'YYYY-MM-DD'. */
  today: string;
  settings: Pick<Settings, 'shipping' | 'payment' | 'general'>;
  contact: Pick<ContactContent, 'whatsapp'> | null | undefined;
  announcement: Pick<AnnouncementContent, 'occasion'> | null | undefined;
};

/** Returns what the shop promises about delivery, payment and returns of a product, from the owner's settings and texts. */
export function toPromised(name: string, { today, settings, contact, announcement }: Facts): Promised {
  const { shipping, payment, general } = settings;
  return {
    freeShippingFromPaise: shipping.freeShippingThresholdPaise,
    codLimitPaise: payment.codEnabled ? payment.codLimitPaise : null,
    codChargePaise: payment.codChargePaise,
    returnDays: general.returnDays,
    askUrl: toAskUrl(name, contact?.whatsapp),
    occasion: findOccasion(announcement?.occasion, today),
  };
}
