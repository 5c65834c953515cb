import { Upload } from 'lucide-react';
import type { ButtonLook } from '#ui/form/button.tsx';
import { ChooseFiles } from '#ui/form/choose-files.tsx';

type ChooseFileProps = {
  label: string;
  /** The accepted kinds of files, in the format of the browser's file picker. */
  accept: string;
  variant?: ButtonLook['variant'];
  onChoose: (file: File) => void;
};

/** A button that lets a person choose a file. */
export function ChooseFile({ label, accept, variant = 'secondary', onChoose }: ChooseFileProps) {
  return (
    <ChooseFiles variant={variant} accept={accept} onChoose={([file]) => onChoose(file!)}>
      <Upload aria-hidden="true" size={18} />
      {label}
    </ChooseFiles>
  );
}
