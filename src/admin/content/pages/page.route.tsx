import { useParams } from 'react-router';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { SeeInShop } from '#admin/see-in-shop.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { PageForm } from './page-form.tsx';
import { PAGES, type PageSlug } from './page-words.ts';
import { PageVersions } from './page-versions.tsx';
import { ReadPolicy } from './read-policy.tsx';
import { usePage } from './use-page.ts';

/** One page of text: its form and its versions. */
export function Component() {
  const { slug = '' } = useParams();
  return Object.hasOwn(PAGES, slug) ? <PageScreen key={slug} slug={slug as PageSlug} /> : <NotFound />;
}

function PageScreen({ slug }: { slug: PageSlug }) {
  const { data: page, error, refetch } = usePage(slug);
  const { name, path } = PAGES[slug];
  useTitle(name);
  if (!page && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!page) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-180 flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={name} actions={<SeeInShop path={path} />} />
      {page.is_template && (
        <p className="text-quiet">
          This is the built-in text. The shop fills in {'{…}'} with your details. Once you save, the text is
          your own.
        </p>
      )}
      {page.needs_reading && <ReadPolicy page={page} />}
      <PageForm page={page} />
      <PageVersions page={page} />
    </div>
  );
}
