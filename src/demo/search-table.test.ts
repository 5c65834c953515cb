import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type TestShop } from '#test/open-shop.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { listProductIds } from '#shop/catalogue/lists/list-products.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import { searchProductIds } from '#shop/catalogue/search/search-products.ts';
import { loadDemo } from './load.ts';

/**
 * Each line has a search as shoppers type it, and either the demo products that must be among the first five results, or a condition that
 * all of the first five must meet: a price in rupees, a material or an occasion.
 */
const TABLE = `
diya                        FE01 FE02
deeya                       FE01 FE02
diyaa                       FE01 FE02
दीया                        FE01 FE02
deepak                      FE01 FE02
दीपक                        FE01 FE02
mitti ka diya               FE01 FE02
मिट्टी का दीया                FE01 FE02
diya set                    FE01
ganesh                      DC01 DC02 DC08
ganesha idol                DC01
ganpati murti               DC01 DC08
गणेश मूर्ति                   DC01 DC08
brass ganesh                DC01 DC02
pital ganesh                DC01 DC02
laxmi ganesh                DC02
lakshmi                     DC02
krishna idol                DC04 DC05
kanha                       DC04
laddu gopal                 DC04
radha krishna               DC05
natraj                      DC03
nataraja statue             DC03
shivling                    DC06
mahadev                     DC06
buddha                      DC07 DC15
buddha statue               DC07 DC15
brass buddha                DC15
jagannath                   DC09
durga                       DC11
pooja thali                 DC13
puja plate                  DC13
पूजा थाली                    DC13
ghanti                      DC12
temple bell                 DC12
home temple                 DC14
mandir                      DC14
toran                       FE03
door hanging                FE03
bandhanwar                  FE03 FE04
rakhi                       FE06
raksha bandhan              FE06
rangoli                     FE05
dandiya sticks              FE10
pichkari                    FE15
holi                        FE15
christmas decorations       FE08
kandil                      FE13 FE14
diwali lantern              FE14
candles                     FE12
madhubani painting          WD01
madhubani                   WD01
मधुबनी                       WD01
warli                       WD02
varli                       WD02
tanjore painting            WD03
pichwai                     WD06
cow painting                WD06
fish painting               WD01
peacock wall hanging        WD07
tree of life                WD05 WD09
wall mirror                 WD14
wooden mirror               WD14
mask                        WD12 HA16
chhau mask                  WD12
wall plates                 WD16
kalamkari                   WD07
kalamkaari                  WD07
pattachitra                 WD04
dhokra                      WD10
dokra elephant              HA02
hanging lamp                LI04
table lamp                  LI05
bamboo lamp                 LI06
marble tealight holder      LI11
candle stand                LI12
akhand diya                 LI02
jhola                       SB01
tote bag                    SB02 SB03
ikat bag                    SB02
potli                       SB04
batua                       SB04
jute bag                    SB05
leather bag                 SB06
roti basket                 SB08
laundry basket              SB09
tokri                       SB08
jewellery box               GI02 GI03
jewelry box                 GI02 GI03
wooden toys                 GI05
khilona                     GI05 GI06
puppets                     GI07
kathputli                   GI07
diary                       GI08
photo frame                 GI16
dry fruit box               GI14
coasters                    GI09 GI12
flower vase                 HA03
phooldan                    HA03
blue pottery vase           HA03
planter                     HA04
cushion covers              HA07
carpet                      HA10
wool rug                    HA10
durrie                      HA09
serving tray                HA11
terracotta horse            HA01
मिट्टी का घोड़ा               HA01
elephant                    HA02 GI13
pottrey                     HA03
brass urly                  FE07
madhubanni paiting          WD01
brass lamp under 2500       price<=2500
gift under 500              price<=500
gift for mother under 1000  price<=1000
diya under 300              price<=300
lamp 2000 se kam            price<=2000
500 rupaye ke andar         price<=500
५०० से कम                    price<=500
bags between 500 and 1500   price<=1500
idol above 5000             price>=5000
painting under 2k           price<=2000
marble                      material~marble
terracotta                  material~terracotta|clay
bamboo                      material~bamboo
brass                       material~brass
peetal ki murti             material~brass|bronze|metal|panchaloha
lakdi ka khilona            material~wood
sangmarmar                  material~marble
leather                     material~leather|hide
jute                        material~jute
silk                        material~silk
diwali decoration           occasion~Diwali
diwali gift                 occasion~Diwali
housewarming gift           occasion~Housewarming
griha pravesh gift          occasion~Housewarming
shaadi gift                 occasion~Wedding
wedding gift                occasion~Wedding
birthday gift for girl      occasion~Birthday
navratri                    occasion~Navratri
दिवाली                       occasion~Diwali
corporate gift              occasion~Corporate
`;
const rows = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/ {2,}/) as [string, string]);

type Sold = { sku: string; price: number; material: string; occasion: string };
let shop: TestShop;
let sold: Map<string, Sold>;

beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.as({ kind: 'system' }), fileURLToPath(new URL('../../', import.meta.url)));
  const products = await readProducts(shop.ctx, (await listProductIds(shop.ctx, { limit: 200 })).ids);
  sold = new Map(products.map((product) => [product.id, toSold(product)]));
}, 60_000);
afterAll(() => shop?.close());

function toSold({ sku, fromPricePaise, material, attributes }: Product): Sold {
  const values = (name: string) => attributes.flatMap((each) => (each.name === name ? [each.value] : []));
  return {
    sku,
    price: fromPricePaise / 100,
    material: [material, ...values('material')].join(' ').toLowerCase(),
    occasion: values('occasion').join(' '),
  };
}

async function firstFive(q: string): Promise<Sold[]> {
  const { ids } = await searchProductIds(shop.ctx, { q, limit: 5 });
  return ids.map((id) => sold.get(id)!);
}

/** Returns whether the first five results match a line of the table; if the shop has fewer matching products, these must come first. */
function holds(found: readonly Sold[], wanted: string): boolean {
  const [, name, sign, value] = /^(price|material|occasion)(<=|>=|~)(.+)$/.exec(wanted) ?? [];
  if (!name) return wanted.split(' ').every((sku) => found.some((each) => each.sku.includes(sku)));
  const isSuch = (each: Sold) => {
    if (sign === '<=') return each.price <= Number(value);
    if (sign === '>=') return each.price >= Number(value);
    return value!.split('|').some((word) => String(each[name as keyof Sold]).includes(word));
  };
  const least = name === 'price' ? found.length : Math.min(5, [...sold.values()].filter(isSuch).length);
  return found.length > 0 && found.slice(0, least).every(isSuch);
}

test('at least 95% of the searches in the table return what is meant among the first five', async () => {
  const missed: string[] = [];
  for (const [q, wanted] of rows) {
    const found = await firstFive(q);
    if (!holds(found, wanted)) missed.push(`${q}: ${wanted}, not ${found.map(({ sku }) => sku).join(' ')}`);
  }
  expect(rows.length).toBeGreaterThanOrEqual(100);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(rows.length * 0.05);
});
