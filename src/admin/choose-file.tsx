import { Upload } from 'lucide-react';
import { type ButtonLook, buttonClasses } from '#ui/form/button.tsx';

type ChooseFileProps = {
  label: string;
  /** The kinds of files, as the browser's picker takes them. */
  accept: string;
  variant?: ButtonLook['variant'];
  onChoose: (file: File) => void;
};

/** A button that lets a person choose a file; the same file can be chosen again after it was corrected. */
export function ChooseFile({ label, accept, variant = 'secondary', onChoose }: ChooseFileProps) {
  return (
    <label
      className={`${buttonClasses({ variant })} has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-indigo`}
    >
      <Upload aria-hidden="true" size={18} />
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </label>
  );
}
