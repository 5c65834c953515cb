import { brassIdols } from './goods/brass-idols.ts';
import { castIdols } from './goods/cast-idols.ts';
import { clothBags } from './goods/cloth-bags.ts';
import { coastersAndFrames } from './goods/coasters-and-frames.ts';
import { coiledBaskets } from './goods/coiled-baskets.ts';
import { deskGifts } from './goods/desk-gifts.ts';
import { diyas } from './goods/diyas.ts';
import { dolls } from './goods/dolls.ts';
import { festiveGifts } from './goods/festive-gifts.ts';
import { festiveHangings } from './goods/festive-hangings.ts';
import { festivePlay } from './goods/festive-play.ts';
import { folkPaintings } from './goods/folk-paintings.ts';
import { giftBoxes } from './goods/gift-boxes.ts';
import { hangingLamps } from './goods/hanging-lamps.ts';
import { homeMandir } from './goods/home-mandir.ts';
import { homeMetal } from './goods/home-metal.ts';
import { homeTextiles } from './goods/home-textiles.ts';
import { ironAndJali } from './goods/iron-and-jali.ts';
import { ironCandleStand } from './goods/iron-candle-stand.ts';
import { jharokhaMirror } from './goods/jharokha-mirror.ts';
import { kalamkariPanels } from './goods/kalamkari-panels.ts';
import { lacqueredToys } from './goods/lacquered-toys.ts';
import { masks } from './goods/masks.ts';
import { meditatingIdols } from './goods/meditating-idols.ts';
import { oilLamps } from './goods/oil-lamps.ts';
import { paperLanterns } from './goods/paper-lanterns.ts';
import { pooja } from './goods/pooja.ts';
import { potsAndStools } from './goods/pots-and-stools.ts';
import { pouches } from './goods/pouches.ts';
import { reliefs } from './goods/reliefs.ts';
import { roundels } from './goods/roundels.ts';
import { rugs } from './goods/rugs.ts';
import { stoneIdols } from './goods/stone-idols.ts';
import { tableLamps } from './goods/table-lamps.ts';
import { tealights } from './goods/tealights.ts';
import { templePaintings } from './goods/temple-paintings.ts';
import { vases } from './goods/vases.ts';
import { woodenIdols } from './goods/wooden-idols.ts';
import { wovenBaskets } from './goods/woven-baskets.ts';
import type { Draw } from './kit/scene.ts';

/** The drawing of each good in the demo catalogue. */
export const drawings: Record<string, Draw> = {
  ...brassIdols,
  ...castIdols,
  ...clothBags,
  ...coastersAndFrames,
  ...coiledBaskets,
  ...deskGifts,
  ...diyas,
  ...dolls,
  ...festiveGifts,
  ...festiveHangings,
  ...festivePlay,
  ...folkPaintings,
  ...giftBoxes,
  ...hangingLamps,
  ...homeMandir,
  ...homeMetal,
  ...homeTextiles,
  ...ironAndJali,
  ...ironCandleStand,
  ...jharokhaMirror,
  ...kalamkariPanels,
  ...lacqueredToys,
  ...masks,
  ...meditatingIdols,
  ...oilLamps,
  ...paperLanterns,
  ...pooja,
  ...potsAndStools,
  ...pouches,
  ...reliefs,
  ...roundels,
  ...rugs,
  ...stoneIdols,
  ...tableLamps,
  ...tealights,
  ...templePaintings,
  ...vases,
  ...woodenIdols,
  ...wovenBaskets,
};
