import { Hand, PackageX, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';

/** The ways of counting, which stay as they are from order to order. */
export type CountingProps = {
  isCameraOn: boolean;
  onCamera: () => void;
  isByHand: boolean;
  onByHand: () => void;
};

type ToolsProps = CountingProps & {
  isToPack: boolean;
  mayBeMissing: boolean;
  onMissing: () => void;
  children: ReactNode;
};

/** The buttons between the pieces and the parcel: ways to count, a piece that is missing, and as `children` the photos. */
export function PackTools(props: ToolsProps) {
  const { isCameraOn, onCamera, isByHand, onByHand, isToPack, mayBeMissing, onMissing, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" aria-pressed={isCameraOn} onClick={onCamera}>
        <Video aria-hidden="true" size={18} className="max-sm:hidden" />
        Camera
      </Button>
      {isToPack && (
        <Button variant="secondary" aria-pressed={isByHand} onClick={onByHand}>
          <Hand aria-hidden="true" size={18} className="max-sm:hidden" />
          Count by hand
        </Button>
      )}
      {mayBeMissing && (
        <Button variant="secondary" onClick={onMissing}>
          <PackageX aria-hidden="true" size={18} className="max-sm:hidden" />
          Piece missing
        </Button>
      )}
      {children}
    </div>
  );
}
