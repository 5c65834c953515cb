import { Camera, ImageIcon, X } from 'lucide-react';
import { useId } from 'react';
import { FieldMessage } from '#ui/form/field.tsx';
import { ChooseFiles } from '#ui/form/choose-files.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { usePhotos } from './use-photos.ts';
import * as words from '../words.ts';

type PhotoPickerProps = ReturnType<typeof usePhotos> & { hint: string; error?: string | undefined };

/** Chooses photos from the camera or the gallery of a phone. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, room, isTaking, problem, add, remove, hint, error } = props;
  const messageId = useId();
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map(({ id, preview }, index) => (
          <li key={id} className="relative">
            {preview ? (
              <img
                src={preview}
                alt={words.photo(index + 1)}
                className="size-20 rounded-sm bg-sand object-cover"
              />
            ) : (
              <span className="flex size-20 items-center justify-center rounded-sm bg-sand">
                <ImageIcon aria-label={words.photo(index + 1)} size={24} className="text-quiet" />
              </span>
            )}
            <span className="absolute -top-4 -right-4">
              <IconButton label={words.removePhoto(index + 1)} onClick={() => remove(id)}>
                <span className="rounded-full border border-line bg-card p-1">
                  <X aria-hidden="true" size={14} />
                </span>
              </IconButton>
            </span>
          </li>
        ))}
        {isTaking && (
          <li className="flex size-20 items-center justify-center rounded-sm bg-sand">
            <Spinner label={words.uploadingPhoto} />
          </li>
        )}
      </ul>
      {room > 0 && (
        <ChooseFiles
          className="cursor-pointer self-start"
          accept="image/*"
          multiple
          aria-describedby={messageId}
          onChoose={(files) => void add(files)}
        >
          <Camera aria-hidden="true" size={18} />
          {words.addPhotos}
        </ChooseFiles>
      )}
      <FieldMessage id={messageId} hint={hint} error={problem || error} />
    </div>
  );
}
