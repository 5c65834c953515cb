import { bags } from './goods/bags.ts';
import { baskets } from './goods/baskets.ts';
import { festiveLights } from './goods/festive-lights.ts';
import { festiveThings } from './goods/festive-things.ts';
import { giftingBoxes } from './goods/gifting-boxes.ts';
import { homeClay } from './goods/home-clay.ts';
import { homeCloth } from './goods/home-cloth.ts';
import { idols } from './goods/idols.ts';
import { lights } from './goods/lights.ts';
import { lamps } from './goods/lamps.ts';
import { paintings } from './goods/paintings.ts';
import { pooja } from './goods/pooja.ts';
import { wall } from './goods/wall.ts';
import type { Draw } from './kit/scene.ts';

/** The drawing of each good in the demo catalogue. */
export const drawings: Record<string, Draw> = { ...giftingBoxes, ...lamps, ...festiveLights, ...festiveThings, ...bags, ...baskets, ...homeClay, ...homeCloth, ...paintings, ...wall, ...idols, ...pooja, ...lights };
