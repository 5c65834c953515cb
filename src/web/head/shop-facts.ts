import type { FooterContent } from '#domain/content/content.ts';
import type { ShopFacts } from '#web/shell/page-meta.ts';
import { toReturnsFacts } from './promise-facts.ts';

type Shop = ShopFacts & { footer: FooterContent; returnDays: number };

/** Describes the shop and its search for the home page: https://schema.org/OnlineStore and WebSite. */
export function toShopFacts({ name, origin, logo, footer, returnDays }: Shop): object[] {
  const { street, city, state, pincode } = footer.address;
  const links = Object.values(footer.socialLinks).filter(Boolean);
  return [
    {
      '@type': 'OnlineStore',
      '@id': `${origin}/#shop`,
      name,
      url: `${origin}/`,
      logo: `${origin}${logo?.src ?? '/icons/512.png'}`,
      description: footer.companyDescription,
      ...(footer.email && { email: footer.email }),
      ...(footer.phone && { telephone: footer.phone }),
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(city && { addressLocality: city }),
        ...(state && { addressRegion: state }),
        ...(pincode && { postalCode: pincode }),
        addressCountry: 'IN',
      },
      ...(links.length > 0 && { sameAs: links }),
      ...(returnDays > 0 && { hasMerchantReturnPolicy: toReturnsFacts(returnDays) }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
