import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { PictureValue } from '../picture-value.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureTile } from './picture-tile.tsx';
import { announcements, instructions } from './announcements.ts';

type GridProps = {
  pictures: readonly PictureValue[];
  colors: readonly string[];
  productName: string;
  /** Whether there is only one picture, which has no position and whose description is a separate field. */
  isSingle: boolean;
  onChange: (pictures: PictureValue[]) => void;
  onRemove: (picture: PictureValue) => void;
};

/** The columns in which pictures are shown. */
export const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

/** The pictures in their order, which can be changed by mouse, touch or keyboard. A press on a picture opens its details. */
export function PictureGrid({ pictures, colors, productName, isSingle, onChange, onRemove }: GridProps) {
  const [openId, setOpenId] = useState<string>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls the page.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = pictures.map(({ id }) => id);
  const opened = openId === undefined ? -1 : ids.indexOf(openId);
  const move = (from: number, to: number) => onChange(movePicture(pictures, from, to));
  if (pictures.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(ids), screenReaderInstructions: instructions }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul aria-label="Photos in order" className={GRID}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              place={index + 1}
              showsColor={colors.length > 0}
              isSingle={isSingle}
              onOpen={() => setOpenId(picture.id)}
            />
          ))}
        </ul>
      </SortableContext>
      {opened >= 0 && (
        <PictureDialog
          {...{ pictures, colors, productName, isSingle, index: opened }}
          onChange={(changes) =>
            onChange(pictures.map((each, index) => (index === opened ? { ...each, ...changes } : each)))
          }
          onMove={(to) => move(opened, to)}
          onRemove={() => {
            // Undo puts the picture back, and does not open it.
            setOpenId(undefined);
            onRemove(pictures[opened]!);
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </DndContext>
  );
}

function movePicture(pictures: readonly PictureValue[], from: number, to: number): PictureValue[] {
  return pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from]!);
}
