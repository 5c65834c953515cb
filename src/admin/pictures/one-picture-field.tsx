import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '#contract/api-error.ts';
import type { UploadedPictureJson } from '#contract/catalogue/picture.ts';
import { callAdmin } from '#admin/call-admin.ts';
import type { PictureValue } from './picture-value.ts';
import { PicturesField } from './pictures-field.tsx';

type OnePictureFieldProps = {
  label: string;
  /** The id of the picture that is chosen. */
  value: string | null;
  /** The picture that the record has. */
  current: UploadedPictureJson | null;
  error?: string | undefined;
  onChange: (id: string | null) => void;
};

/**
 * One picture of a record; a new one replaces the previous one. A picture chosen before a reload but not saved is known only by its id and
 * is loaded.
 */
export function OnePictureField({ label, value, current, error, onChange }: OnePictureFieldProps) {
  const client = useQueryClient();
  const loaded = useQuery<Uploaded, ApiError>({
    queryKey: keyOf(value),
    queryFn: ({ signal }) => callAdmin('GET /admin/pictures/{id}', { params: { id: value! }, signal }),
    enabled: value !== null,
    initialData: current?.id === value ? (current ?? undefined) : undefined,
    staleTime: Infinity,
  });
  const shown = value === null ? undefined : loaded.data;
  const mistake = error ?? loaded.error?.messageOr('The photo could not be shown, but it is still saved.');
  return (
    <PicturesField
      isSingle
      label={label}
      value={shown ? [toValue(shown)] : []}
      isLoading={loaded.isLoading}
      {...(mistake && { error: mistake })}
      onChange={(pictures) => {
        const next = pictures.find(({ id }) => id !== value) ?? pictures[0];
        if (next) client.setQueryData(keyOf(next.id), next);
        onChange(next?.id ?? null);
      }}
    />
  );
}

type Uploaded = Omit<UploadedPictureJson, 'key'>;

const keyOf = (id: string | null) => ['picture', id] as const;

function toValue(picture: Uploaded): PictureValue {
  return { ...picture, alt: '', color: null };
}
