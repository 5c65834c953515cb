export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** The position of a picture in its frame: its scale, and the offset of its centre from that of the frame in pixels. */
export type View = Point & { scale: number };
/** The frame, and the size of the picture when it is fitted into it. */
export type Stage = { frame: Size; picture: Size };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_TIMES = 4;

/** Scales by `factor`, to between 1 and 4 times; the point under `at` (measured from the middle of the frame) stays in place. */
export function zoomAt(view: View, factor: number, at: Point, stage: Stage): View {
  const scale = Math.min(MOST_TIMES, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return keepInView({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

/** Moves the picture, never so far that the frame shows more empty space than necessary. */
export function panBy(view: View, by: Point, stage: Stage): View {
  return keepInView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Returns the largest size at which the whole picture fits into the frame. */
export function fit(picture: Size, frame: Size): Size {
  const ratio = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function keepInView({ scale, x, y }: View, { frame, picture }: Stage): View {
  const limit = (value: number, across: 'width' | 'height') => {
    const most = Math.max(0, (picture[across] * scale - frame[across]) / 2);
    // `|| 0` turns −0 into 0, because tests and `Object.is` distinguish the two.
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return { scale, x: limit(x, 'width'), y: limit(y, 'height') };
}
