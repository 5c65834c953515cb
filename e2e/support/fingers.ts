import type { Page } from 'playwright-core';

type Point = { x: number; y: number };

const steps = 8;

/** Swipes with one finger from one point of the screen to another. */
export function swipe(page: Page, from: Point, to: Point): Promise<void> {
  return move(page, [from], [to]);
}

/** Pinches with two fingers around a point; `apart` is their distance in pixels at the beginning and at the end. */
export function pinch(page: Page, around: Point, apart: { from: number; to: number }): Promise<void> {
  const fingers = (distance: number) =>
    [-1, 1].map((side) => ({ x: around.x + (side * distance) / 2, y: around.y }));
  return move(page, fingers(apart.from), fingers(apart.to));
}

async function move(page: Page, from: Point[], to: Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const between = from.map((start, finger) => ({
      x: start.x + ((to[finger]!.x - start.x) * step) / steps,
      y: start.y + ((to[finger]!.y - start.y) * step) / steps,
    }));
    await touch('touchMove', between);
  }
  await touch('touchEnd', []);
  await session.detach();
}
