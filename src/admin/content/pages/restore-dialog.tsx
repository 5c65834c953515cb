import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { ConfirmDialog } from '#admin/form/confirm-dialog.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Page, useChangePage } from './use-page.ts';

type RestoreProps = { page: Page; version: number | 'template'; onClose: () => void };

/** Asks before an earlier version, or the built-in text, is shown in the shop again. */
export function RestoreDialog({ page, version, onClose }: RestoreProps) {
  const change = useChangePage(page.slug);
  const restore = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const content = version === 'template' ? null : await readVersion(page, version);
      await change.mutateAsync({ content, version: page.version });
    },
    onSuccess: () => notify('Restored'),
  });
  return (
    <ConfirmDialog
      title={version === 'template' ? 'Back to the built-in text?' : `Restore version ${version}?`}
      effect={
        <>
          <p>The shop shows it at once. The current text stays in this list, and you can restore it.</p>
          <FieldMessage id="restore-failure" error={restore.error?.messageOr('Not restored.')} />
        </>
      }
      button={version === 'template' ? 'Use the built-in text' : 'Restore'}
      busy={restore.isPending}
      onConfirm={() => restore.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

async function readVersion({ slug }: Page, version: number): Promise<Record<string, unknown> | null> {
  const params = { slug, version: String(version) };
  const { content, is_template } = await callAdmin('GET /admin/content/{slug}/versions/{version}', {
    params,
  });
  return is_template ? null : content;
}
