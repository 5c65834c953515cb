-- The subcategory of a product is one of its category. A product that has one of another keeps its category alone.
-- An older version may serve meanwhile: of what it writes only a subcategory of another category is refused, which was a mistake.
update products p set subcategory_id = null from subcategories s where s.id = p.subcategory_id and s.category_id is distinct from p.category_id;
alter table subcategories add constraint subcategories_of_category unique (category_id, id);
alter table products
  drop constraint products_subcategory_id_fkey,
  add constraint products_subcategory_has_category check (subcategory_id is null or category_id is not null),
  add constraint products_subcategory_of_category foreign key (category_id, subcategory_id) references subcategories (category_id, id);
