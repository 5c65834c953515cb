import { sql } from 'kysely';
import { withoutPlaceholder } from '#domain/catalogue/picture.ts';
import type { ShownMaker } from '#domain/catalogue/register.ts';
import { readShortCards } from '#shop/catalogue/products/remember-products.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';

type Row = Omit<ShownMaker, 'craft'> & { bestsellerId: string };

/** This many makers are searched for makers that work in different crafts. */
const LOOKED_AT = 24;

/**
 * Returns up to `count` makers with a product in the shop: first those with their own picture, then by sales. Each is of a different craft
 * as long as there is one.
 */
export async function listMakers(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  count: number,
): Promise<ShownMaker[]> {
  const rows = await remember(ctx, 'makers', ['list:all', 'sales', 'registers'], () => readMakers(ctx));
  const ids = rows.map(({ bestsellerId }) => bestsellerId);
  const cards = new Map((await readShortCards(ctx, ids)).map((card) => [card.id, card]));
  const makers = rows.map(({ bestsellerId, picture, ...maker }) => {
    const card = cards.get(bestsellerId);
    return { ...maker, craft: card?.craft ?? null, picture: withoutPlaceholder(picture ?? card?.picture) };
  });
  return preferOtherCrafts(makers).slice(0, count);
}

async function readMakers({ db }: Pick<Ctx, 'db'>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.slug, m.name, m.place, bestseller.id as "bestsellerId",
           (select json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'placeholder', k.placeholder,
                     'alt', '', 'color', null)
              from pictures k where k.id = m.picture_id) as picture
      from makers m
      join lateral (select p.id, p.in_stock, p.units_sold_90_days as sold from products p where p.maker_id = m.id and p.status = 'live'
                     order by p.in_stock desc, p.units_sold_90_days desc, p.id limit 1) bestseller on true
     order by m.picture_id is null, bestseller.in_stock desc, bestseller.sold desc, m.name, m.id
     limit ${LOOKED_AT}`.execute(db);
  return rows;
}

function preferOtherCrafts(makers: readonly ShownMaker[]): ShownMaker[] {
  const firsts = makers.filter(({ craft }, at) => at === makers.findIndex((each) => each.craft === craft));
  return [...firsts, ...makers.filter((maker) => !firsts.includes(maker))];
}
