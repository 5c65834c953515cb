import { Camera } from 'lucide-react';
import { toApiError } from '#contract/api-error.ts';
import { toPath } from '#contract/client.ts';
import { sendForm } from '#admin/call-admin.ts';
import { shrinkPhoto } from '#ui/shrink-photo.ts';
import { ChooseFiles } from '#ui/form/choose-files.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type Order, useOrderChange } from './use-order.ts';

/** Keeps a photo with an order: of the parcel, or of a piece as the customer got it. */
export function AddPhoto({ order: { id, order_number } }: { order: Order }) {
  const change = useOrderChange(order_number, async (file: File) => {
    const form = new FormData();
    form.append('file', new File([await shrinkPhoto(file)], 'photo.jpg', { type: 'image/jpeg' }));
    const path = toPath('POST /admin/orders/{id}/photos', { params: { id } });
    return (await sendForm(path, form)) as { order: Order };
  });
  return (
    <ChooseFiles
      variant="quiet"
      accept="image/*"
      disabled={change.isPending}
      onChoose={([file]) =>
        change.mutate(file!, {
          onSuccess: () => notify('The photo is saved'),
          onError: (error: Error) =>
            notify(toApiError(error).messageOr('This photo could not be saved. Try again.'), {
              tone: 'error',
            }),
        })
      }
    >
      <Camera aria-hidden="true" size={18} />
      Add a photo
    </ChooseFiles>
  );
}
