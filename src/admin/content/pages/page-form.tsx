import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CONTENT_SCHEMAS } from '#domain/content/content.ts';
import { RecordForm } from '#admin/form/record-form.tsx';
import type { Saved } from '#admin/form/record-form-options.ts';
import { useRecordForm } from '#admin/form/use-record-form.ts';
import { type Values, listLabels, toContent, toValues } from '#admin/content/fields/field-shape.ts';
import { listMerged } from '#admin/content/fields/merged-lists.ts';
import { PAGE_SHAPES } from '#admin/content/fields/page-shapes.ts';
import { ShapedFields } from '#admin/content/fields/shaped-fields.tsx';
import { toFormSchema } from '#admin/content/fields/to-form-schema.ts';
import { Button } from '#ui/form/button.tsx';
import { PreviewHome } from './preview-home.tsx';
import { PublishLater } from './publish-later.tsx';
import { type Page, useChangePage } from './use-page.ts';

/** The form of a content page, by its shape: saved at once or scheduled for later. */
export function PageForm({ page }: { page: Page }) {
  const { slug } = page;
  const shapes = PAGE_SHAPES[slug]!;
  const change = useChangePage(slug);
  const [isScheduling, setScheduling] = useState(false);
  const record = useMemo(() => toSaved(page), [page]);
  const control = useRecordForm<FieldValues>({
    key: `content ${slug}`,
    // The schema checks the text without its empty lines, so they are no mistakes.
    schema: toFormSchema((values) => toContent(shapes, values as Values), CONTENT_SCHEMAS[slug]),
    record,
    labels: listLabels(shapes, record.values),
    save: async (values, version) =>
      toSaved(await change.mutateAsync({ content: toContent(shapes, values), version })),
    readStale: (body) => toSaved(body.page as Page),
    lists: listMerged(shapes),
    canUndo: true,
  });
  return (
    <>
      {/* Entries added while the form is open need labels, too. */}
      <RecordForm control={{ ...control, labels: listLabels(shapes, control.form.getValues()) }}>
        <ShapedFields control={control} shapes={shapes} blanks={page.blanks} />
        {slug === 'home' && (
          <PreviewHome
            read={async () =>
              (await control.form.trigger()) ? toContent(shapes, control.form.getValues()) : undefined
            }
          />
        )}
        <div>
          <Button
            variant="secondary"
            disabled={!control.isDirty}
            onClick={() => void control.form.trigger().then((isRight) => isRight && setScheduling(true))}
          >
            Publish later…
          </Button>
        </div>
      </RecordForm>
      {isScheduling && (
        <PublishLater
          slug={slug}
          change={{ content: toContent(shapes, control.form.getValues()), version: control.baseVersion() }}
          onClose={() => setScheduling(false)}
          onDone={() => {
            setScheduling(false);
            control.discard();
          }}
        />
      )}
    </>
  );
}

function toSaved({ slug, content, version }: Page): Saved<FieldValues> {
  return { values: toValues(PAGE_SHAPES[slug]!, content), version };
}
