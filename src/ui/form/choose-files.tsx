import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { type ButtonLook, buttonClasses } from './button.tsx';

type ChooseFilesProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> &
  Pick<ButtonLook, 'variant'> & { onChoose: (files: File[]) => void };

/** A button that lets a person choose files. The same file can be chosen again, such as after it was corrected. */
export function ChooseFiles({
  variant = 'secondary',
  className,
  children,
  onChoose,
  ...input
}: ChooseFilesProps) {
  return (
    <label className={classes(buttonClasses({ variant }), className)}>
      {children}
      <input
        {...input}
        type="file"
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
