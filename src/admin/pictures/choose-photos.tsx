import { Camera, ImagePlus } from 'lucide-react';
import { buttonClasses } from '#ui/form/button.tsx';

type ChooseProps = { isSingle?: boolean; onChoose: (files: readonly File[]) => void };

/** The camera of a phone, and photos that are on the device. */
export function ChoosePhotos({ isSingle = false, onChoose }: ChooseProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PhotoInput label={isSingle ? 'Choose a photo' : 'Choose photos'} {...{ isSingle, onChoose }} />
      <span className="pointer-fine:hidden">
        <PhotoInput label="Take a photo" isCamera isSingle onChoose={onChoose} />
      </span>
      <p className="text-sm text-quiet">
        Up to 40 MB{!isSingle && ' each'}. The place where it was taken is removed.
      </p>
    </div>
  );
}

type InputProps = {
  label: string;
  isCamera?: boolean;
  isSingle: boolean;
  onChoose: (files: readonly File[]) => void;
};

function PhotoInput({ label, isCamera, isSingle, onChoose }: InputProps) {
  const Icon = isCamera ? Camera : ImagePlus;
  return (
    <label className={`${buttonClasses({ variant: 'secondary' })} focus-within:outline-2`}>
      <Icon aria-hidden="true" size={18} />
      {label}
      <input
        type="file"
        accept="image/*,.heic,.heif"
        multiple={!isSingle}
        capture={isCamera ? 'environment' : undefined}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}
