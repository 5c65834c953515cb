import { Camera, X } from 'lucide-react';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { ChooseFiles } from '#ui/form/choose-files.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { shrinkPhoto } from '#ui/shrink-photo.ts';

type PhotosProps = { photos: readonly Blob[]; onChange: Dispatch<SetStateAction<readonly Blob[]>> };

/** Takes photos of the parcel's contents, which are uploaded with it. */
export function ParcelPhotos({ photos, onChange }: PhotosProps) {
  async function take(file: File) {
    try {
      const photo = await shrinkPhoto(file);
      onChange((before) => [...before, photo]);
    } catch {
      notify('This photo could not be read. Please take it again.', { tone: 'error' });
    }
  }
  return (
    <>
      <ChooseFiles accept="image/*" capture="environment" onChoose={([file]) => void take(file!)}>
        <Camera aria-hidden="true" size={18} className="max-sm:hidden" />
        Photo
      </ChooseFiles>
      {photos.map((photo, index) => (
        <Thumbnail
          // A photo has no name, and is only ever removed or added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          photo={photo}
          name={`photo ${index + 1}`}
          onRemove={() => onChange((before) => before.filter((each) => each !== photo))}
        />
      ))}
    </>
  );
}

function Thumbnail({ photo, name, onRemove }: { photo: Blob; name: string; onRemove: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <span className="relative">
      <img src={address} alt={name} className="size-14 rounded-sm bg-sand object-cover" />
      <IconButton label={`Remove ${name}`} className="absolute -top-4 -right-4" onClick={onRemove}>
        <span className="rounded-full border border-line bg-card p-0.5">
          <X aria-hidden="true" size={14} />
        </span>
      </IconButton>
    </span>
  );
}
