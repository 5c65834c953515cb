import { RotateCcw } from 'lucide-react';
import type { ReturnsContent } from '#domain/content/content.ts';
import { readContent } from '#shop/content/read-content.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import { Badge } from '#ui/badge.tsx';
import type { Route } from './+types/returns.route.ts';
import { Bullets } from './bullets.tsx';
import { BuiltInWords } from './built-in-words.tsx';
import { ContactHelp } from './contact-help.tsx';
import { card, PageHead, Part } from './page-head.tsx';
import * as words from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  return { content: await requirePart(ctx, readContent(ctx, 'returns')) };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.returnsTitle, matches);
  const { content } = loaderData;
  return toPageMeta({
    matches,
    title: content.title,
    description: [content.subtitle, content.returnWindow && `${content.returnWindow}.`]
      .filter(Boolean)
      .join(' '),
    path: paths.returns(),
  });
}

export default function ReturnsPage({ loaderData: { content } }: Route.ComponentProps) {
  return <Returns content={content} />;
}

export function ErrorBoundary() {
  return <BuiltInWords>{({ toBuiltIn }) => <Returns content={toBuiltIn('returns')} />}</BuiltInWords>;
}

function Returns({ content }: { content: ReturnsContent }) {
  return (
    <div className="pb-4 measure">
      <PageHead title={content.title} subtitle={content.subtitle}>
        {content.returnWindow && (
          <p className="mt-4">
            <Badge tone="leaf" className="text-base">
              <RotateCcw aria-hidden="true" size={18} /> {content.returnWindow}
            </Badge>
          </p>
        )}
      </PageHead>
      <Part title={words.steps}>
        <Steps steps={content.process} />
      </Part>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Part title={words.eligible}>
          <Bullets lines={content.eligibleItems} />
        </Part>
        <Part title={words.notEligible}>
          <Bullets lines={content.nonReturnableItems} sign="no" />
        </Part>
      </div>
      <Part title={words.refunds}>
        <Bullets lines={content.refundMethods} />
      </Part>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <Part title={words.exchange}>
          <p>{content.exchangePolicy}</p>
        </Part>
        <Part title={words.damaged}>
          <p>{content.damagePolicy}</p>
        </Part>
      </div>
      <ContactHelp withFaq>{content.contactSupport}</ContactHelp>
    </div>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step} className={`${card} flex gap-4`}>
          <span aria-hidden="true" className="font-display text-3xl leading-none text-madder">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
