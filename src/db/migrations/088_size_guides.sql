-- Says which size fits, one row of a table on each line, for the products of a category; those of a subcategory with a guide have that one.
alter table categories add column size_guide text not null default '' check (length(size_guide) <= 6000);
alter table subcategories add column size_guide text not null default '' check (length(size_guide) <= 6000);
