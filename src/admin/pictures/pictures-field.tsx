import { useEffect, useRef } from 'react';
import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { FieldMessage } from '#ui/form/field.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { ChoosePhotos } from './choose-photos.tsx';
import { GRID, PictureGrid } from './grid/picture-grid.tsx';
import type { PictureValue } from './picture-value.ts';
import { LeaveWarning } from './uploads/leave-warning.tsx';
import { UploadLines } from './uploads/upload-lines.tsx';
import { useUploads } from './uploads/use-uploads.ts';

type PicturesFieldProps = {
  label: string;
  value: readonly PictureValue[];
  onChange: (value: PictureValue[]) => void;
  /** The colours that a picture may show; without any, pictures have no colour. */
  colors?: readonly string[];
  /** The name from which descriptions are proposed. */
  productName?: string;
  error?: string;
  /** Whether there is only one picture, which has no position and whose description is a separate field. */
  isSingle?: boolean;
  /** Whether a picture is being loaded, for which space is kept. */
  isLoading?: boolean;
  /** Whether the person may send pictures; only those who may edit products can. */
  mayUpload?: boolean;
};

/** The pictures of a product: taken or chosen, sent while the form is filled in, put in order by hand. The first is the main one. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, value, onChange, colors = [], productName = '', error } = props;
  const { isSingle = false, isLoading = false, mayUpload = true } = props;
  // Several photos may arrive before the next rendering: each is added to what the one before it made.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const keys = useRef(new Map<string, number>());

  function change(next: PictureValue[]) {
    latest.current = next;
    onChange(next);
  }

  function addUploaded(picture: UploadedPictureJson, key: number) {
    const pictures = latest.current;
    if (pictures.some(({ id }) => id === picture.id)) {
      notify('This photo is already here.', { tone: 'info' });
      return;
    }
    keys.current.set(picture.id, key);
    const later = pictures.findIndex(({ id }) => (keys.current.get(id) ?? 0) > key);
    change(pictures.toSpliced(later < 0 ? pictures.length : later, 0, { ...picture, alt: '', color: null }));
  }

  function remove(picture: PictureValue) {
    const index = latest.current.indexOf(picture);
    change(latest.current.filter((each) => each !== picture));
    const onPress = () => {
      const others = latest.current.filter(({ id }) => id !== picture.id);
      change(others.toSpliced(index, 0, picture));
    };
    notify('Photo removed', { action: { label: 'Undo', onPress } });
  }

  const { uploads, queue } = useUploads(addUploaded);
  const sending = uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      <PictureGrid
        pictures={value}
        onChange={change}
        onRemove={remove}
        {...{ colors, productName, isSingle }}
      />
      {isLoading && (
        <div aria-busy="true" className={GRID}>
          <Skeleton className="aspect-square" />
        </div>
      )}
      {queue && <UploadLines uploads={uploads} onRetry={queue.retry} onGiveUp={queue.giveUp} />}
      {sending > 0 && (
        <LeaveWarning
          title={sending === 1 ? 'A photo is still being uploaded' : `${sending} photos are still being sent`}
          effect={
            sending === 1
              ? 'It is not uploaded yet. Choose the same photo again within a day, and it resumes from where it stopped.'
              : 'They are not uploaded yet. Choose the same photos again within a day, and they resume from where they stopped.'
          }
        />
      )}
      {mayUpload && <ChoosePhotos isSingle={isSingle} onChoose={(files) => queue?.add(files)} />}
      <FieldMessage
        id="pictures-message"
        hint={mayUpload ? undefined : 'Someone who can edit products can upload it.'}
        error={error}
      />
    </fieldset>
  );
}
