import { makePen } from './kit/pen.ts';
export type Scene = { slug: string; title: string; what: string; tile: string[]; wide: string[] };
export const coverScenes: Scene[] = [];
export function drawCover(scene: Scene, _shown: readonly string[], _size: readonly [number, number]): string { makePen(scene.slug); return ''; }
