-- A rule of a collection may name a maker and a craft.
alter table collection_rules
  add column maker_id text references makers,
  add column craft_id text references crafts,
  drop constraint collection_rules_check1,
  add constraint collection_rules_name_something
    check (is_on_sale or is_new or num_nonnulls(tag, category_id, maker_id, craft_id, least_paise, most_paise) > 0);
