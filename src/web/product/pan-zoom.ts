export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
/** How a picture stands in its frame: so many times larger, its centre so many pixels from that of the frame. */
export type View = Point & { scale: number };
/** What one looks through, and the picture as large as it fits into it. */
export type Stage = { frame: Size; picture: Size };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_TIMES = 4;

/** Larger or smaller by `factor`, 1 to 4 times in all; what lies under `at` (from the middle of the frame) stays under it. */
export function zoomAt(view: View, factor: number, at: Point, stage: Stage): View {
  const scale = Math.min(MOST_TIMES, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return keepInView({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, stage);
}

/** Pushed aside, never so far that the frame shows more of nothing than it has to. */
export function panBy(view: View, by: Point, stage: Stage): View {
  return keepInView({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** The size of a picture that fills a frame as far as it can be seen whole. */
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
    // Never −0, which is another place to who compares.
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return { scale, x: limit(x, 'width'), y: limit(y, 'height') };
}
