-- Another number whenever a search could find a product by something else: what was remembered of searches is forgotten by it, without
-- reading the texts of a hundred thousand goods.
alter table products
  add column search_state bigint not null generated always as (hashtextextended(name || chr(10) || search_text || chr(10) || search_fold, 0)) stored;

-- What every search reads stays with the row; long descriptions go aside instead.
alter table products
  alter column search_text set storage main,
  alter column search_fold set storage main;
