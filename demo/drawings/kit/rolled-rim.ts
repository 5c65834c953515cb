import { darker, lighter } from './colour.ts';
import { times } from './shape.ts';

export function rolledRim(y: number, r: number, [tilt, tone]: readonly [number, string]): string {
  return times(44, (i) => {
    const a = (i / 44) * Math.PI * 2;
    const [x, py] = [480 + Math.cos(a) * r, y + Math.sin(a) * r * tilt];
    return `<ellipse cx="${x}" cy="${py}" rx="${r * 0.085}" ry="15" fill="${i % 2 ? tone : lighter(tone, 0.2)}" stroke="${darker(tone, 0.55)}" stroke-width="2" transform="rotate(${-24 * Math.sin(a)} ${x} ${py})"/>`;
  });
}
