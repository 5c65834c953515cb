import { Camera, ImagePlus } from 'lucide-react';
import { ChooseFiles } from '#ui/form/choose-files.tsx';

type ChooseProps = { isSingle?: boolean; onChoose: (files: readonly File[]) => void };

/** Buttons for photos from the phone's camera and photos stored on the device. */
export function ChoosePhotos({ isSingle = false, onChoose }: ChooseProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PhotoInput label={isSingle ? 'Choose a photo' : 'Choose photos'} {...{ isSingle, onChoose }} />
      <span className="pointer-fine:hidden">
        <PhotoInput label="Take a photo" isCamera isSingle onChoose={onChoose} />
      </span>
      <p className="text-sm text-quiet">Up to 40 MB{!isSingle && ' each'}. Location data is removed.</p>
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
    <ChooseFiles
      accept="image/*,.heic,.heif"
      multiple={!isSingle}
      capture={isCamera ? 'environment' : undefined}
      onChoose={onChoose}
    >
      <Icon aria-hidden="true" size={18} />
      {label}
    </ChooseFiles>
  );
}
