import { Download, Trash2 } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useDownload } from '#web/invoices/use-download.ts';

/** Offers to download the customer's data and to erase the account. */
export function OwnData() {
  const [isErasing, setErasing] = useState(false);
  const { busy, download } = useDownload(() => notify('Failed to download your data', { tone: 'error' }));
  return (
    <SettingsSection
      title="Your data"
      lead="A file with everything we know of you: profile, addresses, orders, invoices, payments, reviews, requests, messages, consents and visits."
    >
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy !== undefined}
          onClick={() => void download(toPath('GET /profile/export'))}
        >
          <Download aria-hidden="true" size={20} /> Download my data
        </Button>
        <Button variant="danger" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden="true" size={20} /> Delete my account
        </Button>
      </div>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </SettingsSection>
  );
}
