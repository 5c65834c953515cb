import { PackageCheck, Truck, Zap } from 'lucide-react';
import type { ShippingContent } from '#domain/content/content.ts';
import { formatRupees, type Paise } from '#domain/money/money.ts';
import { readContent } from '#shop/content/read-content.ts';
import { readShownSettings } from '#shop/content/read-settings.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/shipping.route.ts';
import { Bullets } from './bullets.tsx';
import { BuiltInWords } from './built-in-words.tsx';
import { ContactHelp } from './contact-help.tsx';
import { card, PageHead, Part } from './page-head.tsx';
import * as words from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const [content, { shipping }] = await requirePart(
    ctx,
    Promise.all([readContent(ctx, 'shipping'), readShownSettings(ctx)]),
  );
  return {
    content,
    freeFromPaise: shipping.freeShippingThresholdPaise,
    hasExpress: content.expressShipping.available && shipping.expressRatePaise > 0,
  };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.shippingTitle, matches);
  const { content } = loaderData;
  return toPageMeta({
    matches,
    title: content.title,
    description: `${content.subtitle} ${content.deliveryTime}`,
    path: paths.shipping(),
  });
}

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return <ShippingWords {...loaderData} />;
}

export function ErrorBoundary() {
  return (
    <BuiltInWords>
      {({ toBuiltIn, defaultSettings: { shipping } }) => (
        <ShippingWords
          content={toBuiltIn('shipping')}
          freeFromPaise={shipping.freeShippingThresholdPaise}
          hasExpress={shipping.expressRatePaise > 0}
        />
      )}
    </BuiltInWords>
  );
}

type ShippingWordsProps = { content: ShippingContent; freeFromPaise: Paise; hasExpress: boolean };

function ShippingWords({ content, freeFromPaise, hasExpress }: ShippingWordsProps) {
  return (
    <div className="pb-4 measure">
      <PageHead title={content.title} subtitle={content.subtitle}>
        <p className="mt-4 inline-flex items-center gap-2 font-medium">
          <Truck aria-hidden="true" size={22} className="text-madder" /> {content.deliveryTime}
        </p>
      </PageHead>
      {freeFromPaise > 0 && <FreeBanner fromPaise={freeFromPaise} />}
      <Zones zones={content.zones} />
      {hasExpress && <Express express={content.expressShipping} />}
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Part title={words.tracking}>
          <p>{content.trackingInfo}</p>
        </Part>
        <Part title={words.packing}>
          <p>{content.packagingNote}</p>
        </Part>
      </div>
      {content.restrictions.length > 0 && (
        <Part title={words.restrictions}>
          <Bullets lines={content.restrictions} sign="note" />
        </Part>
      )}
      <ContactHelp>{content.contactSupport}</ContactHelp>
    </div>
  );
}

function FreeBanner({ fromPaise }: { fromPaise: Paise }) {
  return (
    <p className="mt-8 flex items-center justify-center gap-3 rounded-md bg-leaf-wash p-4 text-center text-lg font-medium text-leaf">
      <PackageCheck aria-hidden="true" size={24} className="max-sm:hidden" />
      {words.freeShipping(formatRupees(fromPaise, { decimals: 'auto' }))}
    </p>
  );
}

function Zones({ zones }: Pick<ShippingContent, 'zones'>) {
  if (zones.length === 0) return null;
  return (
    <Part title={words.zones}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {zones.map(({ zone, delivery, charges }) => (
          <li key={zone} className={card}>
            <h3 className="font-medium">{zone}</h3>
            <p className="mt-2 font-display text-xl text-madder">{delivery}</p>
            <p className="mt-2 text-sm text-quiet">{charges}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Express({ express }: { express: ShippingContent['expressShipping'] }) {
  return (
    <section className="mt-8 flex gap-4 rounded-md border border-turmeric bg-turmeric-wash p-5 sm:p-6">
      <Zap aria-hidden="true" size={28} className="text-turmeric-deep" />
      <div>
        <h2 className="font-display text-xl font-medium">{words.express}</h2>
        <p>{express.delivery}</p>
        <p>{express.charges}</p>
      </div>
    </section>
  );
}
