import type { AboutContent } from '#domain/content/content.ts';
import { toShownPicture } from '#domain/content/text-picture.ts';
import { readContent } from '#shop/content/read-content.ts';
import { requirePart } from '#web/rendering/require-part.ts';
import { toPageMeta, toQuietMeta } from '#web/shell/page-meta.ts';
import { failWhenLate } from '#web/page-states/fail-when-late.ts';
import { paths } from '#web/paths.ts';
import { shopContext } from '#web/rendering/shop-context.ts';
import type { Route } from './+types/about.route.ts';
import { BuiltInWords } from './built-in-words.tsx';
import { ContactHelp } from './contact-help.tsx';
import { toInitials } from './initials.ts';
import { card, PageHead, Part } from './page-head.tsx';
import { renderMarkdown } from '#ui/markdown/render-markdown.ts';
import '#ui/markdown/prose.css';
import * as words from './words.ts';

const SHOWN_VALUES = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext);
  const { story, ...content } = await requirePart(ctx, readContent(ctx, 'about'));
  return { content, ...(story && { story: renderMarkdown(story, toShownPicture) }) };
}

export const clientMiddleware = [failWhenLate];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return toQuietMeta(words.aboutTitle, matches);
  const { content } = loaderData;
  return toPageMeta({ matches, title: words.aboutTitle, description: content.mission, path: paths.about() });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <About {...loaderData} />;
}

export function ErrorBoundary() {
  return <BuiltInWords>{({ toBuiltIn }) => <About content={toBuiltIn('about')} />}</BuiltInWords>;
}

/** Shows who the shop is; `story` must come from renderMarkdown. */
function About({ content, story }: { content: AboutContent; story?: string }) {
  const { title, subtitle, mission, vision, values, stats, teamMembers } = content;
  return (
    <div className="pb-4 measure">
      <PageHead title={title} subtitle={subtitle} />
      <Stats stats={stats} />
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Statement title={words.mission}>{mission}</Statement>
        <Statement title={words.vision}>{vision}</Statement>
      </div>
      {story && <div className="mt-10 prose" dangerouslySetInnerHTML={{ __html: story }} />}
      {values.length > 0 && (
        <Part title={words.values}>
          <Values values={values.slice(0, SHOWN_VALUES)} />
        </Part>
      )}
      {teamMembers.length > 0 && (
        <Part title={words.team}>
          <Team members={teamMembers} />
        </Part>
      )}
      <ContactHelp>{words.aboutHelp}</ContactHelp>
    </div>
  );
}

function Statement({ title, children }: { title: string; children: string }) {
  return (
    <section className="overflow-hidden rounded-md bg-sand">
      <div aria-hidden="true" className="printed-fringe text-madder" />
      <div className="p-6 sm:p-8">
        <h2 className="font-display text-xl font-medium">{title}</h2>
        <p className="mt-3 text-lg">{children}</p>
      </div>
    </section>
  );
}

function Values({ values }: Pick<AboutContent, 'values'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {values.map((value) => {
        const { title, description } = typeof value === 'string' ? { title: value, description: '' } : value;
        return (
          <li key={title} className={card}>
            <h3 className="font-display text-lg font-medium">{title}</h3>
            {description && <p className="mt-2 text-quiet">{description}</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Stats({ stats }: Pick<AboutContent, 'stats'>) {
  if (stats.length === 0) return null;
  return (
    <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-6 lg:grid-cols-4">
      {stats.map(({ number, label }) => (
        <div key={label} className="flex flex-col-reverse text-center">
          <dt className="text-quiet">{label}</dt>
          <dd className="font-display text-3xl font-medium text-madder figures">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

function Team({ members }: { members: AboutContent['teamMembers'] }) {
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {members.map(({ name, position, image, bio }) => (
        <li key={name} className="flex gap-4">
          {image ? (
            <img
              src={image}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="size-18 flex-none rounded-full object-cover"
            />
          ) : (
            <Initials name={name} />
          )}
          <div className="min-w-0">
            <h3 className="font-medium">{name}</h3>
            <p className="text-sm text-quiet">{position}</p>
            {bio && <p className="mt-2">{bio}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="flex size-18 flex-none items-center justify-center rounded-full bg-indigo-wash font-display text-xl text-indigo"
    >
      {toInitials(name)}
    </span>
  );
}
