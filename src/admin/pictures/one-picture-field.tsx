import { useState } from 'react';
import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import type { PictureValue } from './picture-value.ts';
import { PicturesField } from './pictures-field.tsx';

type OnePictureFieldProps = {
  label: string;
  /** The id of the picture that is chosen. */
  value: string | null;
  /** The picture that the record has. */
  present: UploadedPictureJson | null;
  error?: string | undefined;
  onChange: (id: string | null) => void;
};

/** One picture of a record: a new one takes the place of the one before. */
export function OnePictureField({ label, value, present, error, onChange }: OnePictureFieldProps) {
  const [known, setKnown] = useState<readonly PictureValue[]>(present ? [toValue(present)] : []);
  return (
    <PicturesField
      isSingle
      label={label}
      value={known.filter(({ id }) => id === value)}
      {...(error && { error })}
      onChange={(pictures) => {
        const next = pictures.find(({ id }) => id !== value) ?? pictures[0];
        if (next) setKnown([...known.filter(({ id }) => id !== next.id), next]);
        onChange(next?.id ?? null);
      }}
    />
  );
}

function toValue(picture: UploadedPictureJson): PictureValue {
  return { ...picture, alt: '', color: null };
}
