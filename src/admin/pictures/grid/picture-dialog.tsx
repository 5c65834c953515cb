import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { StartInField } from '#admin/form/start-in-field.tsx';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { PictureValue } from '../picture-value.ts';
import { proposeAlt } from '../propose-alt.ts';

type DialogProps = {
  pictures: readonly PictureValue[];
  index: number;
  colors: readonly string[];
  productName: string;
  isSingle: boolean;
  onChange: (changes: Partial<PictureValue>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Shows one picture large, with its colour, its description and buttons that move it. Changes apply to the form at once. */
export function PictureDialog({ pictures, index, colors, productName, isSingle, ...does }: DialogProps) {
  const { onChange, onMove, onRemove, onClose } = does;
  const { url, width, height, alt, color } = pictures[index]!;
  const places = useFocusInPlaces(index);
  const proposal = proposeAlt(pictures, index, productName);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isSingle ? 'Photo' : `Photo ${index + 1} of ${pictures.length}`}
      footer={
        <>
          <Button variant="danger" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={18} />
            Remove
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <StartInField />
      <div className="flex flex-col gap-4">
        <img
          src={url}
          alt={alt || proposal}
          width={width}
          height={height}
          className="max-h-72 w-full bg-sand object-contain"
        />
        {pictures.length > 1 && (
          <div ref={places} className="flex flex-wrap gap-2">
            {index > 1 && (
              <Button variant="secondary" onClick={() => onMove(0)}>
                <Star aria-hidden="true" size={18} />
                Make it the main photo
              </Button>
            )}
            <Button variant="secondary" disabled={index === 0} onClick={() => onMove(index - 1)}>
              <ArrowLeft aria-hidden="true" size={18} />
              Earlier
            </Button>
            <Button
              variant="secondary"
              disabled={index === pictures.length - 1}
              onClick={() => onMove(index + 1)}
            >
              Later
              <ArrowRight aria-hidden="true" size={18} />
            </Button>
          </div>
        )}
        {colors.length > 0 && (
          <Select
            label="Colour"
            hint="Shown first when a customer chooses this colour."
            value={color ?? ''}
            onChange={({ target }) => onChange({ color: target.value || null })}
          >
            <option value="">All colours</option>
            {listColors(colors, color).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
        {!isSingle && (
          <TextArea
            label="Description"
            hint={proposal && `For people who cannot see it. If you leave it empty, it says: ${proposal}`}
            rows={2}
            maxLength={200}
            value={alt}
            placeholder={proposal}
            onChange={({ target }) => onChange({ alt: target.value })}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Keeps the focus among the buttons that move a picture: the pressed button may be disabled or gone at the new position. */
function useFocusInPlaces(index: number) {
  const places = useRef<HTMLDivElement>(null);
  const before = useRef(index);
  useEffect(() => {
    const isMoved = before.current !== index;
    before.current = index;
    const focused = document.activeElement;
    if (!isMoved || (places.current?.contains(focused) && !focused!.matches(':disabled'))) return;
    places.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [index]);
  return places;
}

/** The colours of the product, and that of the picture where the product has it no longer. */
function listColors(colors: readonly string[], color: string | null): readonly string[] {
  return color === null || colors.includes(color) ? colors : [...colors, color];
}
