import { Link, useSearchParams } from 'react-router';
import type { ContactContent, Faq } from '#domain/content/content.ts';
import { FOOTER_OF_NOBODY } from '#domain/content/default-footer.ts';
import { listContactFaqs } from '#domain/content/faqs.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { useShell } from '#web/shell/shell-data.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Accordion } from '#ui/accordion.tsx';
import type { Route } from './+types/contact.route.ts';
import { ContactCards, listAddress } from './contact-cards.tsx';
import { ContactForm } from './contact-form.tsx';
import { Grievance, type Officer } from './grievance.tsx';
import { NoEmailNote } from './no-email-note.tsx';
import { VisitUs } from './visit-us.tsx';
import { BuiltInWords } from '#web/content/built-in-words.tsx';
import { PageHead } from '#web/content/page-head.tsx';
import * as words from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [content, { faqs }, { seller }] = await requirePart(
    ctx,
    Promise.all([readContent(ctx, 'contact'), readContent(ctx, 'faqs'), readShownSettings(ctx)]),
  );
  return {
    content,
    faqs: listContactFaqs(faqs),
    officer: content.grievanceOfficer ?? seller.grievanceOfficer,
  };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.contactTitle, matches);
  const { content } = loaderData;
  return toPageMeta({
    matches,
    title: content.title,
    description: describe(content),
    path: paths.contact(),
  });
}

/** Returns the subtitle with the known ways to contact the shop. */
function describe({ subtitle, phone, email }: ContactContent): string {
  const ways = [phone, email].filter(Boolean).join(', ');
  return ways ? `${subtitle} ${ways}.` : subtitle;
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return <Contact {...loaderData} />;
}

/** Shows the built-in texts with the contact details from the frame; without a frame it shows none. */
export function ErrorBoundary() {
  const { email, phone, address } = useShell()?.footer ?? FOOTER_OF_NOBODY;
  const reached = { email, phone, address, businessHours: [], mapEmbedUrl: '' };
  return (
    <BuiltInWords>
      {({ toBuiltIn, listBuiltInContactFaqs }) => (
        <Contact content={{ ...toBuiltIn('contact'), ...reached }} faqs={listBuiltInContactFaqs()} />
      )}
    </BuiltInWords>
  );
}

type ContactProps = { content: ContactContent; faqs: Faq[]; officer?: Officer };

function Contact({ content, faqs, officer }: ContactProps) {
  const [query] = useSearchParams();
  const address = listAddress(content);
  return (
    <div className="pb-4 measure">
      <PageHead title={content.title} subtitle={content.subtitle} />
      <ContactCards content={content} />
      <div className="mt-12 grid grid-cols-1 gap-12 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className="font-display text-2xl font-medium">{words.sendTitle}</h2>
          <p className="mb-4 flex flex-wrap items-center gap-x-2 text-quiet">
            {words.alreadyContacted}
            <Link to={paths.tickets()} className="inline-flex min-h-11 items-center link">
              {words.trackTicket}
            </Link>
          </p>
          <NoEmailNote phone={content.phone} whatsapp={content.whatsapp} />
          <ContactForm />
        </section>
        <div className="flex flex-col gap-10">
          {address.length > 0 && (
            <section>
              <h2 className="mb-3 font-display text-2xl font-medium">{words.visitTitle}</h2>
              <VisitUs
                address={address}
                mapUrl={content.mapEmbedUrl ?? ''}
                isMapWanted={query.get('map') === 'show'}
              />
            </section>
          )}
          {faqs.length > 0 && (
            <section>
              <h2 className="mb-3 font-display text-2xl font-medium">{words.faqTitle}</h2>
              <Accordion items={faqs.map(toItem)} />
              <Link to={paths.faq()} className="mt-2 inline-flex min-h-11 items-center link">
                {words.allQuestions}
              </Link>
            </section>
          )}
        </div>
      </div>
      {officer?.name && <Grievance officer={officer} />}
    </div>
  );
}

function toItem({ id, question, answer }: Faq) {
  return { id, title: question, content: answer };
}
