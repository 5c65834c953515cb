import { Trash2 } from 'lucide-react';
import type { ShopLogo } from '#domain/seller/shop-logo.ts';
import { ChooseFile } from '#admin/choose-file.tsx';
import { LeaveWarning } from '#admin/pictures/uploads/leave-warning.tsx';
import { UploadLines } from '#admin/pictures/uploads/upload-lines.tsx';
import { useUploads } from '#admin/pictures/uploads/use-uploads.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { LogoPreview } from './logo-preview.tsx';

type LogoFieldProps = {
  label: string;
  shopName: string;
  value: ShopLogo | null;
  error?: string | undefined;
  onChange: (logo: ShopLogo | null) => void;
};

/** The logo of the shop as its pages will show it, with its upload. A new one takes the place of the one before. */
export function LogoField({ label, shopName, value, error, onChange }: LogoFieldProps) {
  const mayUpload = useMay()('edit_products');
  const { uploads, queue } = useUploads(({ key, width, height }) => onChange({ key, width, height }));
  const isSending = uploads.some(({ state }) => state !== 'failed');
  const problem = error === undefined ? {} : { error };
  return (
    <fieldset data-field="logo" tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1.5 text-base font-medium">{label}</legend>
      <LogoPreview logo={value} shopName={shopName} />
      {queue && <UploadLines uploads={uploads} onRetry={queue.retry} onGiveUp={queue.giveUp} />}
      {isSending && (
        <LeaveWarning
          title="The logo is still being uploaded"
          effect="It is not uploaded yet. Choose the same file again within a day, and it resumes from where it stopped."
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {mayUpload && (
          <ChooseFile
            label={value ? 'Replace' : 'Upload a logo'}
            accept="image/png,image/jpeg,image/webp"
            onChoose={(file) => queue?.add([file])}
          />
        )}
        {value && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            <Trash2 aria-hidden="true" size={18} />
            Remove
          </Button>
        )}
      </div>
      <FieldMessage
        id="logo-message"
        hint={
          mayUpload
            ? 'Optional. PNG, JPEG or WebP, cropped close. It replaces the name at the top of every page, and is on invoices from now on.'
            : 'Please ask somebody who can edit products to upload it.'
        }
        {...problem}
      />
    </fieldset>
  );
}
