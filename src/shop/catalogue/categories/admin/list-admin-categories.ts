import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import type { Picture } from '#domain/catalogue/picture.ts';
import type { AdminCategoryJson } from '#contract/catalogue/admin-category.ts';
import { toUploadedPictureJson } from '#contract/catalogue/picture.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';

/** Returns all categories in the shop's order, with the fields that their owner sees. Throws unauthenticated, forbidden. */
export async function listAdminCategories(reader: Reader): Promise<AdminCategoryJson[]> {
  requireAbility(reader, 'edit_products');
  return select(reader);
}

/** Returns one category. Throws unauthenticated, forbidden, not_found. */
export async function getAdminCategory(reader: Reader, id: string): Promise<AdminCategoryJson> {
  requireAbility(reader, 'edit_products');
  const [found] = await select(reader, id);
  if (!found) throw notFound('Category');
  return found;
}

type PictureRow = Pick<Picture, 'key' | 'width' | 'height'> & { id: string };
type ChildJson = AdminCategoryJson['children'][number];
type Row = Omit<AdminCategoryJson, 'picture' | 'landscape_picture' | 'children'> & {
  picture: PictureRow | null;
  landscape_picture: PictureRow | null;
  children: (Omit<ChildJson, 'landscape_picture'> & { landscape_picture: PictureRow | null })[];
};

async function select({ db }: Reader, id?: string): Promise<AdminCategoryJson[]> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.slug, c.description, c.size_guide, c.rule, c.is_hidden_when_empty as hidden_when_empty, c.filters,
           c.picture_id, c.landscape_picture_id, c.version,
           ${pictureOf(sql`c.picture_id`)} as picture, ${pictureOf(sql`c.landscape_picture_id`)} as landscape_picture,
           (select count(*)::int from products p where p.category_id = c.id) as products,
           coalesce((
             select json_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'description', s.description, 'size_guide', s.size_guide,
                      'landscape_picture_id', s.landscape_picture_id, 'landscape_picture', ${pictureOf(sql`s.landscape_picture_id`)},
                      'products', (select count(*) from products p where p.subcategory_id = s.id)) order by s.position)
               from subcategories s where s.category_id = c.id), '[]') as children,
           coalesce((select json_agg(f.slug order by f.slug) from category_slugs f where f.category_id = c.id), '[]') as former_slugs
      from categories c where ${id ?? null}::text is null or c.id = ${id ?? null}
     order by c.position, c.slug`.execute(db);
  return rows.map(({ picture, children, ...category }) => ({
    ...withWidePicture(category),
    picture: picture && toUploadedPictureJson(picture),
    children: children.map(withWidePicture),
  }));
}

function withWidePicture<Found extends { landscape_picture: PictureRow | null }>(found: Found) {
  const { landscape_picture: wide } = found;
  return { ...found, landscape_picture: wide && toUploadedPictureJson(wide) };
}

/** Returns the SQL for the picture with an id, or null. */
function pictureOf(id: RawBuilder<string | null>) {
  return sql`(
    select json_build_object('id', k.id, 'key', k.key, 'width', k.width, 'height', k.height)
      from pictures k where k.id = ${id})`;
}
