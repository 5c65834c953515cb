import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ContactContent } from '#domain/content/content.ts';
import { card } from '../content/page-head.tsx';
import { PhoneLink, WhatsAppLink } from './phone-links.tsx';
import * as words from './words.ts';

/** How to contact the shop: phone, e-mail, address and hours; unknown ones have no card. */
export function ContactCards({ content }: { content: ContactContent }) {
  const { phone, email, whatsapp, businessHours } = content;
  const address = listAddress(content);
  if (!phone && !whatsapp && !email && address.length === 0) return null;
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {(phone || whatsapp) && (
        <InfoCard icon={<Phone {...sign} />} title={words.phone}>
          <PhoneLink number={phone} />
          <WhatsAppLink number={whatsapp} />
        </InfoCard>
      )}
      {email && (
        <InfoCard icon={<Mail {...sign} />} title={words.email}>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center link break-all">
            {email}
          </a>
          <p className="text-sm text-quiet">{words.replyTime}</p>
        </InfoCard>
      )}
      {address.length > 0 && (
        <InfoCard icon={<MapPin {...sign} />} title={words.address}>
          <address className="not-italic">
            {address.map((each) => (
              <span key={each} className="block">
                {each}
              </span>
            ))}
          </address>
        </InfoCard>
      )}
      {businessHours.length > 0 && (
        <InfoCard icon={<Clock {...sign} />} title={words.businessHours}>
          {businessHours.map((hours) => (
            <p key={hours} className="text-balance">
              {hours}
            </p>
          ))}
        </InfoCard>
      )}
    </ul>
  );
}

const sign = { 'aria-hidden': true, size: 26, className: 'text-madder' } as const;

function InfoCard({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={card}>
      {icon}
      <h2 className="mt-2 mb-1 font-medium">{title}</h2>
      {children}
    </li>
  );
}

/** Returns the lines of the shop's address. */
export function listAddress({ address }: Pick<ContactContent, 'address'>): string[] {
  const { street, city, state, country, pincode } = address;
  return [street, `${city} ${pincode}`.trim(), state, country].filter(Boolean);
}
