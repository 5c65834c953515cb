import { Camera, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClasses } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { shrinkPhoto } from '#ui/shrink-photo.ts';

type PhotosProps = { photos: readonly Blob[]; onChange: (photos: readonly Blob[]) => void };

/** Takes photos of what lies in the parcel, which are sent with it. */
export function ParcelPhotos({ photos, onChange }: PhotosProps) {
  async function take(file: File) {
    try {
      onChange([...photos, await shrinkPhoto(file)]);
    } catch {
      notify('This photo could not be read. Please take it again.', { tone: 'error' });
    }
  }
  return (
    <>
      <label className={buttonClasses({ variant: 'secondary' })}>
        <Camera aria-hidden="true" size={18} className="max-sm:hidden" />
        Photo
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
      </label>
      {photos.map((photo, index) => (
        <Thumbnail
          // A photo has no name, and is only ever removed or added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          photo={photo}
          name={`photo ${index + 1}`}
          onRemove={() => onChange(photos.filter((each) => each !== photo))}
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
