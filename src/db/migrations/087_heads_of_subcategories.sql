-- The page of a subcategory has a text and a wide picture of its own: it repeated those of its category.
alter table subcategories
  add column description text not null default '' check (length(description) <= 2000),
  add column landscape_picture_id text references pictures;
