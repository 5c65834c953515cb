import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FooterContent } from '#domain/content/content.ts';
import { AdChoicesButton } from '#web/analytics/ad-choices.tsx';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';
import type { ShellData } from './shell-data.ts';
import { SocialLinks } from './social-links.tsx';
import * as words from './footer-words.ts';

const line =
  'inline-flex min-h-11 items-center wrap-anywhere text-paper/85 underline-offset-4 hover:text-white hover:underline';

type FooterProps = Pick<ShellData, 'shop' | 'footer'> & { variant: 'full' | 'quiet'; hasPixel?: boolean };

/** The shop's name and links, and how to contact it. */
export function SiteFooter({ shop, footer, variant, hasPixel = false }: FooterProps) {
  return (
    <footer className="no-print mt-14 lg:mt-20 bg-indigo-deep text-paper on-dark">
      <div aria-hidden="true" className="bg-paper">
        <div className="printed-border text-indigo-deep" />
      </div>
      {variant === 'full' && <Columns shop={shop} footer={footer} />}
      <div className="border-t border-white/15">
        <div className="flex flex-wrap items-center gap-x-6 py-3 text-sm measure">
          <p className="mr-auto py-2">{footer.copyrightText}</p>
          {hasPixel && <AdChoicesButton className={line} />}
          <a href={paths.privacyPolicy()} data-step="" className={line}>
            {words.privacy}
          </a>
          <a href={paths.termsConditions()} data-step="" className={line}>
            {words.terms}
          </a>
        </div>
      </div>
    </footer>
  );
}

function Columns({ shop, footer }: Pick<ShellData, 'shop' | 'footer'>) {
  return (
    <div className="footer-columns py-8 measure lg:py-12">
      <div className="max-lg:col-span-full">
        <Logo name={shop.name} />
        <p className="mt-4 max-w-sm text-paper/85">{footer.companyDescription}</p>
        <SocialLinks links={footer.socialLinks} />
      </div>
      <LinkList title={words.quickLinks} links={footer.quickLinks} />
      <LinkList title={words.customerService} links={footer.customerService} />
      <Contact footer={footer} />
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: FooterContent['quickLinks'] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <ul>
        {links.map((link) => (
          <li key={link.url + link.title}>
            {link.url.startsWith('/') ? (
              <a href={link.url} data-step="" className={line}>
                {link.title}
              </a>
            ) : (
              <a href={link.url} rel="noopener" className={line}>
                {link.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ footer: { email, phone, address } }: { footer: FooterContent }) {
  const { street, city, country, pincode } = address;
  const place = [street, [city, pincode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  if (!email && !phone && !place) return null;
  return (
    <div className="max-lg:col-span-full">
      <Heading>{words.contact}</Heading>
      <address className="flex flex-col items-start not-italic">
        {email && (
          <a href={`mailto:${email}`} className={`${line} gap-3`}>
            <Mail aria-hidden="true" size={18} /> {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={`${line} gap-3`}>
            <Phone aria-hidden="true" size={18} /> {phone}
          </a>
        )}
        {place && (
          <p className="flex gap-3 py-2 text-paper/85">
            <MapPin aria-hidden="true" size={18} className="mt-1" /> {place}
          </p>
        )}
      </address>
    </div>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h2 className="mb-2 font-display text-lg font-medium text-sandalwood">{children}</h2>;
}
