import { Download, Trash2 } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { useDownload } from '#web/use-download.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';
import * as words from './words.ts';

/** Offers to download the customer's data and to erase the account. */
export function OwnData() {
  const [isErasing, setErasing] = useState(false);
  const { busy, download } = useDownload(() => notify(words.downloadFailed, { tone: 'error' }));
  return (
    <SettingsSection title={words.dataTitle} lead={words.dataLead}>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={busy !== undefined}
          onClick={() => void download(toPath('GET /profile/export'))}
        >
          <Download aria-hidden="true" size={20} /> {words.downloadData}
        </Button>
        <Button variant="danger" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden="true" size={20} /> {words.deleteAccount}
        </Button>
      </div>
      {isErasing && <EraseDialog onClose={() => setErasing(false)} />}
    </SettingsSection>
  );
}
