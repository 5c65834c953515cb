import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toStep } from '#ui/use-swipe.ts';
import {
  distance,
  fit,
  middle,
  panBy,
  type Point,
  type Size,
  type Stage,
  type View,
  WHOLE,
  zoomAt,
} from './pan-zoom.ts';

const TAPPED_TIMES = 2.5;
const DOUBLE_TAP_MS = 350;
const STILL_PX = 12;

type Place = { clientX: number; clientY: number };
type Gesture = { from: Point; moved: boolean; pinched: boolean };

/**
 * Zooms and moves a picture by touch, mouse or wheel: two fingers or the wheel zoom, a double tap zooms in and out, one finger moves a
 * zoomed picture and swipes an unzoomed one. Spread `handlers` on the frame that `frame` refers to.
 */
export function usePanZoom(
  frame: RefObject<HTMLElement | null>,
  picture: Size,
  onSwipe: (step: 1 | -1) => void,
) {
  const [view, setView] = useState(WHOLE);
  const [isHeld, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>(undefined);
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  const toPoint = (event: Place) => pointIn(frame.current!, event);
  const toStage = () => stageIn(frame.current!, picture);

  function zoom(factor: number, at: Point = { x: 0, y: 0 }) {
    setView((before) => zoomAt(before, factor, at, toStage()));
  }

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    (event.target as Element).setPointerCapture(event.pointerId);
    const at = toPoint(event);
    if (pointers.current.size === 0) gesture.current = { from: at, moved: false, pinched: false };
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size > 1 && gesture.current) gesture.current.pinched = true;
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before || !gesture.current) return;
    const at = toPoint(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, at);
    gesture.current.moved ||= distance(at, gesture.current.from) > STILL_PX;
    const stage = toStage();
    if (other) {
      const [was, is] = [middle(before, other), middle(at, other)];
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      setView((now) => zoomAt(panBy(now, { x: is.x - was.x, y: is.y - was.y }, stage), factor, is, stage));
    } else if (view.scale > 1) {
      setView((now) => panBy(now, { x: at.x - before.x, y: at.y - before.y }, stage));
    }
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0) return;
    setHeld(false);
    const done = gesture.current;
    gesture.current = undefined;
    if (!done || done.pinched) return;
    const at = toPoint(event);
    if (!done.moved) return tap(at);
    const step = view.scale === 1 && toStep(at.x - done.from.x, at.y - done.from.y);
    if (step) onSwipe(step);
  }

  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    gesture.current = undefined;
    setHeld(pointers.current.size > 0);
  }

  function tap(at: Point) {
    const before = lastTap.current;
    const isSecond = performance.now() - before.at < DOUBLE_TAP_MS && distance(at, before) < STILL_PX * 2;
    lastTap.current = isSecond ? { at: 0, x: 0, y: 0 } : { at: performance.now(), ...at };
    if (isSecond) zoom(view.scale > 1 ? 0 : TAPPED_TIMES, at);
  }

  useWheel(frame, (event) => zoom(Math.exp(-event.deltaY / 300), toPoint(event)));

  return {
    view,
    isHeld,
    zoom,
    reset: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  } satisfies { view: View; [name: string]: unknown };
}

/** Returns the position of an event, measured from the middle of the frame. */
function pointIn(frame: HTMLElement, { clientX, clientY }: Place): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function stageIn(frame: HTMLElement, picture: Size): Stage {
  const { width, height } = frame.getBoundingClientRect();
  return { frame: { width, height }, picture: fit(picture, { width, height }) };
}

/** Handles the wheel over an element instead of the browser, which would zoom or scroll the page. */
function useWheel(element: RefObject<HTMLElement | null>, handle: (event: WheelEvent) => void) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    handle(event);
  });
  useEffect(() => {
    const listened = element.current;
    // The listener is added directly, because React adds wheel listeners as passive, which cannot prevent what the browser does.
    listened?.addEventListener('wheel', onWheel, { passive: false });
    return () => listened?.removeEventListener('wheel', onWheel);
  }, [element]);
}
