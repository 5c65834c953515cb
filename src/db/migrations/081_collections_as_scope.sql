-- A promotion code and a price change may be for the products of a collection. While one names it, the collection stays: without it, a code
-- would be for every product.
alter table promotions add column collection_id text references collections;
create index promotions_by_collection on promotions (collection_id) where collection_id is not null;

alter table price_change_targets
  add column collection_id text references collections on delete cascade,
  drop constraint price_change_targets_check,
  drop constraint price_change_targets_price_change_id_product_id_category_id_key,
  add constraint price_change_targets_name_one check (num_nonnulls(product_id, category_id, collection_id) = 1),
  add constraint price_change_targets_once unique nulls not distinct (price_change_id, product_id, category_id, collection_id);
