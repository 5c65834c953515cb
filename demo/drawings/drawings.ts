import { bags } from './goods/bags.ts';
import { baskets } from './goods/baskets.ts';
import { festiveThings } from './goods/festive-things.ts';
import { giftingBoxes } from './goods/gifting-boxes.ts';
import { giftingThings } from './goods/gifting-things.ts';
import { homeClay } from './goods/home-clay.ts';
import { homeCloth } from './goods/home-cloth.ts';
import { idols } from './goods/idols.ts';
import { festiveLamps } from './goods/festive-lamps.ts';
import { lights } from './goods/lights.ts';
import { moreLights } from './goods/more-lights.ts';
import { paintings } from './goods/paintings.ts';
import { pooja } from './goods/pooja.ts';
import { wall } from './goods/wall.ts';
import type { Draw } from './kit/scene.ts';

/** The drawing of each good in the demo catalogue. */
export const drawings: Record<string, Draw> = { ...giftingThings, ...giftingBoxes, ...festiveThings, ...bags, ...baskets, ...homeClay, ...homeCloth, ...paintings, ...wall, ...idols, ...pooja, ...lights, ...moreLights, ...festiveLamps };
