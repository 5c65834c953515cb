import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { PictureValue } from '../picture-value.ts';

type TileProps = {
  picture: PictureValue;
  place: number;
  showsColor: boolean;
  isSingle: boolean;
  onOpen: () => void;
};

/** One picture of the grid: a press opens it, a mouse or a long press moves it, and so does the keyboard on its handle. */
export function PictureTile({ picture, place, showsColor, isSingle, onOpen }: TileProps) {
  const { id, url, width, height, alt, color } = picture;
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  const isMain = place === 1 && !isSingle;
  const translate = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ transform: translate, transition }}
      className={classes(
        'relative touch-manipulation rounded-md border border-line bg-card select-none',
        isDragging && 'z-10 shadow-lift',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-label={['Photo', place, isMain && 'Main photo', alt].filter(Boolean).join(' ')}
        className="block w-full cursor-pointer rounded-t-md"
      >
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          draggable={false}
          className="aspect-square w-full rounded-t-md bg-sand object-contain [-webkit-touch-callout:none]"
        />
        {isMain && (
          <span className="absolute top-2 left-2 rounded-sm bg-indigo px-2 py-0.5 text-sm text-white">
            Main photo
          </span>
        )}
      </button>
      {!isSingle && (
        <div className="flex min-h-11 items-center gap-1 pl-3">
          <span className="min-w-0 flex-1 truncate text-sm text-quiet">
            {showsColor && (color ?? 'All colours')}
          </span>
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            aria-roledescription={undefined}
            aria-label={`Move photo ${place}`}
            className="inline-flex size-11 cursor-grab items-center justify-center rounded-full text-quiet hover:bg-sand"
          >
            <GripVertical aria-hidden="true" size={20} />
          </button>
        </div>
      )}
    </li>
  );
}
