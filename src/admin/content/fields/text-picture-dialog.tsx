import { useState } from 'react';
import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { ChoosePhotos } from '#admin/pictures/choose-photos.tsx';
import { UploadLines } from '#admin/pictures/uploads/upload-lines.tsx';
import { useUploads } from '#admin/pictures/uploads/use-uploads.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type TextPictureDialogProps = {
  onInsert: (picture: UploadedPictureJson, alt: string) => void;
  onClose: () => void;
};

/** Takes a photo for a text, and its description for people who cannot see it. Closing the dialog cancels uploads in progress. */
export function TextPictureDialog({ onInsert, onClose }: TextPictureDialogProps) {
  const [picture, setPicture] = useState<UploadedPictureJson>();
  const [alt, setAlt] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { uploads, queue } = useUploads(setPicture);
  const isSending = uploads.some(({ state }) => state !== 'failed');
  function insert() {
    if (picture && alt.trim() !== '') return onInsert(picture, alt);
    return setAsked(true);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a picture"
      footer={
        <DialogButtons onCancel={onClose} disabled={!picture || isSending} onClick={insert}>
          Put it into the text
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        {picture && !isSending && (
          <img
            src={picture.url}
            alt={alt}
            width={picture.width}
            height={picture.height}
            className="max-h-64 w-full bg-sand object-contain"
          />
        )}
        {queue && <UploadLines uploads={uploads} onRetry={queue.retry} onGiveUp={queue.giveUp} />}
        {!isSending && <ChoosePhotos isSingle onChoose={(files) => queue?.add(files)} />}
        <TextArea
          label="What the picture shows"
          hint="For people who cannot see it, such as: A potter at the wheel in Khurja."
          rows={2}
          maxLength={200}
          value={alt}
          error={isAsked && alt.trim() === '' ? 'Say what the picture shows.' : undefined}
          onChange={({ target }) => setAlt(target.value)}
        />
      </div>
    </Dialog>
  );
}
