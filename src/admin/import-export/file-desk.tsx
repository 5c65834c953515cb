import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChooseFile } from '#admin/choose-file.tsx';
import { Part } from '#admin/shell/part.tsx';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SendingLine } from './sending-line.tsx';
import { useCheckPhotos } from './use-check-photos.ts';
import { useCheckFile } from './use-imports.ts';

/** Takes a file, has it checked and opens its report. */
export function FileDesk() {
  const navigate = useNavigate();
  const [clearsEmpty, setClearsEmpty] = useState(false);
  const check = useCheckFile();
  const photos = useCheckPhotos();
  const isBusy = check.isPending || photos.isPending;
  const error = check.error ?? (photos.error?.kind === 'aborted' ? null : photos.error);
  // The report opens only once the warning about leaving the screen is gone.
  const id = check.data?.id ?? (photos.sending ? undefined : photos.data?.id);
  useEffect(() => {
    if (id !== undefined) void navigate(`/move/${id}`);
  }, [id, navigate]);
  function choose(file: File) {
    check.reset();
    photos.reset();
    if (/\.zip$/i.test(file.name)) photos.mutate(file);
    else check.mutate({ file, clearsEmpty });
  }
  return (
    <Part title="From a file">
      <p className="text-quiet">
        Products, customers, past orders or old addresses, as CSV or Excel: your own sheet, or an export from
        Shopify or WooCommerce. The first row has the column names. The file is only checked at first. You see
        what would change, then you import it. Customers get no messages.
      </p>
      <p className="mt-2 text-quiet">
        Or photos of your products as a ZIP. Name each photo after the SKU or the address of its product:
        DY-1.jpg, then DY-1-2.jpg and DY-1-3.jpg. DY-1--red.jpg shows the colour red.
      </p>
      <CheckboxLine
        label="An empty cell removes what is in the shop"
        checked={clearsEmpty}
        onChange={({ target }) => setClearsEmpty(target.checked)}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {!isBusy && (
          <ChooseFile
            variant="primary"
            label="Check file"
            accept=".csv,.xlsx,.txt,.zip,text/csv,application/zip"
            onChoose={choose}
          />
        )}
        <span role="status">
          {isBusy && !photos.sending && <Spinner label="The file is being read" size={20} />}
        </span>
      </div>
      {photos.sending && <SendingLine sending={photos.sending} onStop={photos.stop} />}
      <p role="alert" className="mt-2 text-alert empty:hidden">
        {error?.messageOr('No answer from the shop. Nothing is lost. Try again.')}
      </p>
    </Part>
  );
}
