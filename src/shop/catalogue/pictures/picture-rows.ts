import { type RawBuilder, sql } from 'kysely';
import type { Picture } from '#domain/catalogue/picture.ts';

/** Returns the SQL that turns a row of `pictures`, joined as `k`, into the JSON of a `Picture`. */
function pictureObject(alt: RawBuilder<string>, color: RawBuilder<string | null>): RawBuilder<Picture> {
  return sql`json_build_object('key', k.key, 'width', k.width, 'height', k.height, 'placeholder', k.placeholder,
    'alt', ${alt}, 'color', ${color})`;
}

/** All pictures of a product `p` in their order. */
export const allPictures: RawBuilder<Picture[]> = sql`coalesce((
  select json_agg(${pictureObject(sql`pp.alt`, sql`pp.color`)} order by pp.position)
    from product_pictures pp join pictures k on k.id = pp.picture_id
   where pp.product_id = p.id), '[]')`;

/** The key of the picture of a bought product `p`: the first of the colour of its variant `v`, else its first; null without pictures. */
export const boughtPictureKey: RawBuilder<string | null> = sql`(
  select k.key from product_pictures pp join pictures k on k.id = pp.picture_id
   where pp.product_id = p.id order by (pp.color is not distinct from v.color) desc, pp.position limit 1)`;

/** Returns the SQL for the picture that a column of a category `c` names, or null. */
export function categoryPicture(column: 'picture_id' | 'landscape_picture_id'): RawBuilder<Picture | null> {
  return pictureOf(sql`c.${sql.ref(column)}`, sql`c.name`);
}

/** Returns the SQL for the picture with an id, as JSON with a description; null if it does not exist. */
export function pictureOf(
  id: RawBuilder<string | null>,
  alt: RawBuilder<string>,
): RawBuilder<Picture | null> {
  return sql`(select ${pictureObject(alt, sql`null::text`)} from pictures k where k.id = ${id})`;
}
