import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ApiError } from '#contract/api-error.ts';
import { fetchFile } from '#admin/call-admin.ts';
import { saveFile } from '#admin/save-file.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';

type FileButtonProps = {
  /** The API path that returns the file. */
  path: string;
  type:
    | 'text/csv'
    | 'application/json'
    | 'application/pdf'
    | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  name: string;
  label: string;
  /** The button's name for screen readers, where the label alone does not identify the file. */
  describes?: string;
};

/** Downloads a file from the API. A toast explains a failure. */
export function FileButton({ path, type, name, label, describes }: FileButtonProps) {
  const download = useMutation<Blob, ApiError>({
    mutationFn: () => fetchFile(path, type),
    onSuccess: (file) => saveFile(file, name),
    onError: (error) => notify(error.messageOr('The file could not be made. Try again.'), { tone: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      aria-label={describes}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download aria-hidden="true" size={18} />
      {label}
    </Button>
  );
}
