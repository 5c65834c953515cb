import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ApiError } from '#contract/api-error.ts';
import { SavedReplyFields, type SavedReplyJson } from '#contract/support/saved-reply.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type DialogProps = { reply: SavedReplyJson | undefined; onClose: () => void };

/** Asks for title and text of a new or existing saved reply. */
export function ReplyDialog({ reply, onClose }: DialogProps) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(SavedReplyFields),
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
    mode: 'onTouched',
  });
  const save = useMutation<unknown, ApiError, SavedReplyFields>({
    mutationFn: (fields) =>
      reply
        ? callAdmin('PATCH /admin/saved-replies/{id}', {
            params: { id: reply.id },
            body: { ...fields, version: reply.version },
          })
        : callAdmin('POST /admin/saved-replies', { body: fields }),
    onSuccess: () => notify('Saved'),
    onError: ({ fields }) => {
      for (const [field, message] of Object.entries(fields))
        form.setError(field as 'title', { message }, { shouldFocus: true });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['saved-replies'] }),
  });
  const { errors } = form.formState;
  return (
    <Dialog
      open
      onClose={onClose}
      title={reply ? 'Edit saved reply' : 'Add saved reply'}
      footer={
        <DialogButtons onCancel={onClose} type="submit" form="reply-form" busy={save.isPending}>
          Save
        </DialogButtons>
      }
    >
      <form
        id="reply-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((fields) => save.mutate(fields, { onSuccess: onClose }))(event)
        }
      >
        <TextInput
          label="Title"
          autoComplete="off"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea label="Text" rows={8} error={errors.text?.message} {...form.register('text')} />
        <FieldMessage
          id="reply-failure"
          error={save.error?.messageOr('Not saved: no answer from the shop. Your text is kept here.')}
        />
      </form>
    </Dialog>
  );
}
