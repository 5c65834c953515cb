import { useQuery } from '@tanstack/react-query';
import { PAGE_SHAPES } from '#admin/content/fields/page-shapes.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type Difference, compareTexts } from './compare-texts.ts';
import type { Page } from './use-page.ts';

type CompareProps = { page: Page; version: number; onClose: () => void };

/** Shows how another version of a page differs from the live one. */
export function CompareDialog({ page, version, onClose }: CompareProps) {
  const { slug, content: live } = page;
  const { data, error } = useQuery({
    queryKey: ['content', slug, 'versions', 'one', version],
    queryFn: ({ signal }) =>
      callAdmin('GET /admin/content/{slug}/versions/{version}', {
        params: { slug, version: String(version) },
        signal,
      }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Version ${version}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && (
        <p role="alert" className="text-alert">
          The version could not be loaded. Close this and try again.
        </p>
      )}
      {data ? (
        <Differences found={compareTexts(live, data.content, { shapes: PAGE_SHAPES[slug] ?? [] })} />
      ) : (
        !error && <Spinner />
      )}
    </Dialog>
  );
}

function Differences({ found }: { found: readonly Difference[] }) {
  if (found.length === 0) return <p>It is the same as the live version.</p>;
  return (
    <dl className="flex flex-col gap-4">
      {found.map(({ label, live, other }) => (
        <div key={label}>
          <dt className="font-medium">{label}</dt>
          <dd className="mt-1 wrap-anywhere whitespace-pre-line">{other || 'Nothing'}</dd>
          <dd className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-quiet">
            Live: {live || 'nothing'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
