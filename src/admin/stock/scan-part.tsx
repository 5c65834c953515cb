import { Video } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loadPart } from '#admin/load-part.tsx';
import { useScans } from '#admin/packing/scan/scans.ts';
import { useKeyboardScanner } from '#admin/packing/scan/use-keyboard-scanner.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { type StockItem, findScanned, toItemPath } from './use-item.ts';

const CameraView = loadPart(async () => (await import('#admin/packing/camera/camera-view.tsx')).CameraView, {
  giveUp: ({ onFailure }) => onFailure(),
});

/** Finds the SKU that a scanner types or the camera reads, and shows a toast if the shop has no such SKU. */
export function ScanPart({ onFound }: { onFound: (item: StockItem) => void }) {
  const [isCameraOn, setCameraOn] = useState(false);
  useKeyboardScanner();
  useScans((code) => {
    findScanned(code).then(
      (item) => (item ? onFound(item) : notify(`There is no SKU ${code} in this shop.`, { tone: 'error' })),
      () => notify('The shop did not answer. Scan again.', { tone: 'error' }),
    );
  });
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        className="self-start"
        aria-pressed={isCameraOn}
        onClick={() => setCameraOn(!isCameraOn)}
      >
        <Video aria-hidden="true" size={18} />
        {isCameraOn ? 'Close the camera' : 'Scan a SKU'}
      </Button>
      {isCameraOn && <CameraView onFailure={() => setCameraOn(false)} />}
    </div>
  );
}

/** Opens the page of the SKU that is scanned. */
export function ScanToItem() {
  const navigate = useNavigate();
  return (
    <div className="mt-3">
      <ScanPart onFound={({ sku }) => void navigate(toItemPath(sku))} />
    </div>
  );
}
