import { useState } from 'react';
import type { Answer } from '#contract/endpoints.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { type Page, useWithdrawVersion, useVersions } from './use-page.ts';

type Version = Answer<'GET /admin/content/{slug}/versions'>['versions'][number];

const perPage = 10;
const mostShown = 100;

/** The versions of a page, newest first: each can be restored, and a scheduled one can be withdrawn. */
export function PageVersions({ page }: { page: Page }) {
  const [limit, setLimit] = useState(perPage);
  const [restored, setRestored] = useState<number | 'template'>();
  const [compared, setCompared] = useState<number>();
  const [withdrawn, setWithdrawn] = useState<Version>();
  const versions = useVersions(page.slug, limit);
  const { data } = versions;
  const withdraw = useWithdrawVersion(page.slug);
  if (!data)
    return versions.errorUpdateCount === 0 ? null : (
      <Part title="Versions">
        <NotLoaded what="versions" query={versions} />
      </Part>
    );
  if (data.total === 0) return null;
  return (
    <Part
      title="Versions"
      aside={
        !page.is_template && (
          <Button variant="quiet" onClick={() => setRestored('template')}>
            Back to the built-in text
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {data.versions.map((version) => (
          <li key={version.version} className="flex min-h-14 flex-wrap items-center gap-x-3 py-1">
            <span className="flex-1 basis-52">
              {describe(version)}
              {version.by && <span className="text-quiet"> · {version.by}</span>}
            </span>
            {!version.is_live && (
              <Button
                variant="quiet"
                aria-label={`Compare version ${version.version}`}
                onClick={() => setCompared(version.version)}
              >
                Compare
              </Button>
            )}
            {version.published_at === null ? (
              <Button variant="quiet" onClick={() => setWithdrawn(version)}>
                Withdraw
              </Button>
            ) : (
              !version.is_live && (
                <Button
                  variant="quiet"
                  aria-label={`Restore version ${version.version}`}
                  onClick={() => setRestored(version.version)}
                >
                  Restore
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {data.total > limit && limit < mostShown && (
        <Button variant="secondary" onClick={() => setLimit(limit + perPage)}>
          Older versions
        </Button>
      )}
      {compared !== undefined && (
        <CompareDialog page={page} version={compared} onClose={() => setCompared(undefined)} />
      )}
      {restored !== undefined && (
        <RestoreDialog page={page} version={restored} onClose={() => setRestored(undefined)} />
      )}
      {withdrawn && (
        <ConfirmDialog
          title="Withdraw this version?"
          effect={`It is removed and will not go live on ${formatMoment(withdrawn.publish_at!)}.`}
          button="Withdraw"
          isDangerous
          busy={withdraw.isPending}
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() =>
            withdraw.mutate(withdrawn.version, {
              onError: (error) => notify(error.messageOr('Not withdrawn.'), { tone: 'error' }),
              onSettled: () => setWithdrawn(undefined),
            })
          }
        />
      )}
    </Part>
  );
}

function describe({ version, published_at, publish_at, is_live, is_template }: Version): string {
  const what = `Version ${version}${is_template ? ', the built-in text' : ''}`;
  if (published_at === null) return `${what}, goes live ${formatMoment(publish_at!)}`;
  return `${what}, ${formatMoment(published_at)}${is_live ? ', live now' : ''}`;
}
