import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { fit, MOST_TIMES, panBy, type Stage, WHOLE, zoomAt } from './pan-zoom.ts';

const frame = { width: 360, height: 640 };
const stage: Stage = { frame, picture: fit({ width: 800, height: 1000 }, frame) };

test('a picture is fitted as large as it can be shown whole', () => {
  expect(stage.picture).toEqual({ width: 360, height: 450 });
  expect(fit({ width: 800, height: 1000 }, { width: 1280, height: 700 })).toEqual({
    width: 560,
    height: 700,
  });
});

test('zooming keeps the point under the fingers in place', () => {
  const at = { x: 60, y: -40 };
  const view = zoomAt({ scale: 2, x: 10, y: 5 }, 1.5, at, stage);
  expect(view.scale).toBe(3);
  // The same point of the picture, before and after.
  expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - 10) / 2);
  expect((at.y - view.y) / view.scale).toBeCloseTo((at.y - 5) / 2);
});

test('zoom stays between whole and the maximum; a whole picture is centred and cannot be panned', () => {
  expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, stage).scale).toBe(MOST_TIMES);
  expect(zoomAt({ scale: 3, x: 200, y: -90 }, 0.01, { x: 5, y: 5 }, stage)).toEqual(WHOLE);
  expect(panBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
});

test('however it is pushed, the picture never leaves its frame', () => {
  const number = fc.integer({ min: -2_000, max: 2_000 });
  const push = fc.record({ factor: fc.double({ min: 0.2, max: 5, noNaN: true }), x: number, y: number });
  fc.assert(
    fc.property(fc.array(push), (pushes) => {
      let view = WHOLE;
      for (const { factor, x, y } of pushes)
        view = panBy(zoomAt(view, factor, { x: x / 10, y: y / 10 }, stage), { x, y }, stage);
      expect(Math.abs(view.x) * 2).toBeLessThanOrEqual(
        Math.max(0, stage.picture.width * view.scale - frame.width) + 1e-6,
      );
      expect(Math.abs(view.y) * 2).toBeLessThanOrEqual(
        Math.max(0, stage.picture.height * view.scale - frame.height) + 1e-6,
      );
    }),
  );
});
