-- The goods and everything a visitor reads. Money is integer paise, rates are basis points, lengths millimetres.

create extension if not exists pg_trgm;

create table settings (
  section text primary key check (section in ('shipping', 'payment', 'general', 'seller')),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  updated_at timestamptz not null default now()
);

create table content (
  slug text primary key check (slug ~ '^[a-z][a-z-]*$'),
  document jsonb not null,
  updated_at timestamptz not null default now()
);

create table states (
  key text primary key check (key ~ '^[A-Z]{2}$'),
  name text not null unique,
  gst_code text not null unique check (gst_code ~ '^[0-9]{2}$')
);

create table pincodes (
  pin text not null check (pin ~ '^[1-9][0-9]{5}$'),
  state_key text not null references states,
  district text not null,
  primary key (pin, state_key, district)
);

create table pictures (
  id text primary key,
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  stand_in text not null,
  created_at timestamptz not null default now()
);

create table categories (
  id text primary key,
  slug text not null unique check (slug ~ '^[A-Za-z0-9][A-Za-z0-9-]*$'),
  name text not null,
  description text not null default '',
  position integer not null,
  rule text check (rule in ('bestsellers', 'newest', 'sale')),
  filters jsonb not null default '[]' check (jsonb_typeof(filters) = 'array'),
  picture_id text references pictures,
  landscape_picture_id text references pictures
);

create table subcategories (
  id text primary key,
  category_id text not null references categories,
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9%&-]+$'),
  position integer not null,
  unique (category_id, slug)
);

create table tax_rates (
  hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
  rate_bp integer not null check (rate_bp between 0 and 10000),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  up_to_unit_paise bigint check (up_to_unit_paise > 0),
  note text not null default '',
  unique nulls not distinct (hsn, valid_from, up_to_unit_paise)
);

create table products (
  id text primary key,
  sku text not null unique,
  name text not null check (length(name) between 2 and 200),
  name_hi text,
  category_id text not null references categories,
  subcategory_id text references subcategories,
  short_description text not null default '',
  description text not null default '',
  care text not null default '',
  craft text,
  technique text,
  material text,
  place text,
  state_key text references states,
  gi_name text,
  gi_authorised_user_no text,
  maker_name text,
  maker_story text,
  hsn text not null check (hsn ~ '^[0-9]{4,8}$'),
  -- A rate of its own, where the code alone does not decide it (a clay idol among clay ornaments).
  rate_bp integer check (rate_bp between 0 and 10000),
  uqc text not null default 'NOS' check (uqc in ('NOS', 'SET', 'PRS', 'PCS', 'MTR')),
  country_of_origin text not null default 'India',
  net_quantity text not null default '1 N',
  length_mm integer check (length_mm > 0),
  width_mm integer check (width_mm > 0),
  height_mm integer check (height_mm > 0),
  weight_grams integer check (weight_grams > 0),
  price_paise bigint not null check (price_paise > 0),
  sale_price_paise bigint,
  stock_quantity integer not null default 0 constraint products_stock_never_negative check (stock_quantity >= 0),
  has_variants boolean not null default false,
  from_price_paise bigint not null check (from_price_paise > 0),
  tags text[] not null default '{}',
  search_text text not null default '',
  search_fold text not null default '',
  featured boolean not null default false,
  rating_count integer not null default 0 check (rating_count >= 0),
  rating_sum integer not null default 0 check (rating_sum between rating_count and 5 * rating_count),
  units_sold_90_days integer not null default 0 check (units_sold_90_days >= 0),
  version bigint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  constraint products_sale_price_below_price check (sale_price_paise > 0 and sale_price_paise <= price_paise)
);
create index products_by_category on products (category_id, created_at desc) where archived_at is null;
create index products_by_category_price on products (category_id, from_price_paise) where archived_at is null;
create index products_newest on products (created_at desc) where archived_at is null;
create index products_price on products (from_price_paise) where archived_at is null;
create index products_search_text on products using gin (search_text gin_trgm_ops);
create index products_search_fold on products using gin (search_fold gin_trgm_ops);

create table variants (
  id text primary key,
  product_id text not null references products on delete cascade,
  sku text not null unique,
  color text,
  size text,
  price_paise bigint not null check (price_paise > 0),
  sale_price_paise bigint,
  stock_quantity integer not null default 0 constraint variants_stock_never_negative check (stock_quantity >= 0),
  available boolean not null default true,
  position integer not null,
  constraint variants_sale_price_below_price check (sale_price_paise > 0 and sale_price_paise <= price_paise),
  constraint variants_have_a_choice check (color is not null or size is not null),
  unique nulls not distinct (product_id, color, size)
);

create table product_attributes (
  product_id text not null references products on delete cascade,
  name text not null check (name = lower(name)),
  value text not null,
  position integer not null,
  primary key (product_id, name, value)
);
create index product_attributes_by_value on product_attributes (name, lower(value), product_id);

-- colour null: the picture shows every variant.
create table product_pictures (
  product_id text not null references products on delete cascade,
  picture_id text not null references pictures,
  color text,
  position integer not null,
  alt text not null,
  primary key (product_id, position)
);

create table reviews (
  id text primary key,
  product_id text not null references products on delete cascade,
  customer_id text,
  order_line_id text unique,
  author text not null,
  rating integer not null check (rating between 1 and 5),
  title text not null default '',
  body text not null default '',
  created_at timestamptz not null
);
create index reviews_by_product on reviews (product_id, created_at desc);

create table promotions (
  id text primary key,
  code text not null unique check (code = upper(code) and code ~ '^[A-Z0-9]{3,20}$'),
  description text not null,
  type text not null check (type in ('percentage', 'fixed')),
  percent_bp integer check (percent_bp between 1 and 10000),
  amount_paise bigint check (amount_paise > 0),
  max_discount_paise bigint check (max_discount_paise > 0),
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  usage_limit integer check (usage_limit > 0),
  per_customer_limit integer check (per_customer_limit > 0),
  used_count integer not null default 0 check (used_count >= 0),
  shown_in_strip boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  constraint promotions_used_within_limit check (used_count <= usage_limit),
  constraint promotions_have_one_benefit check ((type = 'percentage') = (percent_bp is not null) and (type = 'fixed') = (amount_paise is not null))
);

-- What a public page may show, by topic; a page made before a topic's version rose is dropped.
create table topic_versions (
  topic text primary key,
  version bigint not null default 1
);

create function announce(topic_name text) returns void language sql as $$
  insert into topic_versions (topic) values (topic_name)
    on conflict (topic) do update set version = topic_versions.version + 1;
  select pg_notify('haat_changed', topic_name);
$$;

create function announce_topic() returns trigger language plpgsql as $$
begin
  perform announce(tg_argv[0]);
  return null;
end $$;

create trigger settings_changed after insert or update or delete on settings for each statement execute function announce_topic('settings');
create trigger content_changed after insert or update or delete on content for each statement execute function announce_topic('content');
create trigger categories_changed after insert or update or delete on categories for each statement execute function announce_topic('catalogue');
create trigger subcategories_changed after insert or update or delete on subcategories for each statement execute function announce_topic('catalogue');
create trigger tax_rates_changed after insert or update or delete on tax_rates for each statement execute function announce_topic('tax_rates');

-- Redeeming a code changes used_count only: nobody's page shows it.
create function promotion_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'used_count') = (to_jsonb(old) - 'used_count') then return null; end if;
  perform announce('promotions');
  return null;
end $$;
create trigger promotions_changed after insert or update or delete on promotions for each row execute function promotion_changed();

-- A sale changes a product's own page; lists change only when what a card shows does: the last five pieces are counted there.
create function product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform pg_notify('haat_changed', 'product:' || new.id);
    if (to_jsonb(new) - '{stock_quantity,version,updated_at,units_sold_90_days}'::text[])
         is distinct from (to_jsonb(old) - '{stock_quantity,version,updated_at,units_sold_90_days}'::text[])
       or least(new.stock_quantity, 6) <> least(old.stock_quantity, 6) then
      perform announce('catalogue');
    end if;
  else
    perform announce('catalogue');
  end if;
  return null;
end $$;
create trigger products_changed after insert or update or delete on products for each row execute function product_changed();

create function product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger products_version before update on products for each row execute function product_version();

-- A product with variants has their stock, summed over the available ones, and the prices of the cheapest of them.
create function sum_variants_of(owners text[]) returns void language sql as $$
  update products p
     set has_variants = v.pieces is not null,
         stock_quantity = coalesce(v.pieces, p.stock_quantity),
         price_paise = coalesce(v.price, p.price_paise),
         sale_price_paise = case when v.pieces is null then p.sale_price_paise else v.sale end,
         from_price_paise = coalesce(v.sale, v.price, p.sale_price_paise, p.price_paise),
         updated_at = greatest(p.updated_at, now())
    from unnest(owners) as owner (id),
         lateral (select sum(case when available then stock_quantity else 0 end) as pieces,
                         (array_agg(price_paise order by available desc, coalesce(sale_price_paise, price_paise), position))[1] as price,
                         (array_agg(sale_price_paise order by available desc, coalesce(sale_price_paise, price_paise), position))[1] as sale
                    from variants where product_id = owner.id) v
   where p.id = owner.id;
$$;
create function sum_variants() returns trigger language plpgsql as $$
begin
  perform sum_variants_of(array[coalesce(new.product_id, old.product_id)]);
  return null;
end $$;
create function sum_added_variants() returns trigger language plpgsql as $$
begin
  perform sum_variants_of((select array_agg(distinct product_id) from added));
  return null;
end $$;
create trigger variants_summed after update or delete on variants for each row execute function sum_variants();
create trigger variants_added after insert on variants referencing new table as added for each statement execute function sum_added_variants();

create function product_prices() returns trigger language plpgsql as $$
begin
  if not new.has_variants then new.from_price_paise := coalesce(new.sale_price_paise, new.price_paise); end if;
  return new;
end $$;
create trigger products_prices before insert or update of price_paise, sale_price_paise on products for each row execute function product_prices();

create function touch_product() returns trigger language plpgsql as $$
begin
  update products set updated_at = greatest(updated_at, now()) where id = coalesce(new.product_id, old.product_id);
  perform announce('catalogue');
  return null;
end $$;
create function touch_added_to() returns trigger language plpgsql as $$
begin
  update products set updated_at = greatest(updated_at, now()) where id in (select product_id from added);
  perform announce('catalogue');
  return null;
end $$;
create trigger product_pictures_changed after update or delete on product_pictures for each row execute function touch_product();
create trigger product_pictures_added after insert on product_pictures referencing new table as added for each statement execute function touch_added_to();
create trigger product_attributes_changed after update or delete on product_attributes for each row execute function touch_product();
create trigger product_attributes_added after insert on product_attributes referencing new table as added for each statement execute function touch_added_to();

create function rate_product() returns trigger language plpgsql as $$
begin
  update products set rating_count = rating_count - 1, rating_sum = rating_sum - old.rating where id = old.product_id;
  if tg_op = 'UPDATE' then
    update products set rating_count = rating_count + 1, rating_sum = rating_sum + new.rating where id = new.product_id;
  end if;
  return null;
end $$;
create function rate_products() returns trigger language plpgsql as $$
begin
  update products p
     set rating_count = p.rating_count + r.readers, rating_sum = p.rating_sum + r.stars
    from (select product_id, count(*) as readers, sum(rating) as stars from added group by product_id) r
   where p.id = r.product_id;
  return null;
end $$;
create trigger reviews_rated after update of rating or delete on reviews for each row execute function rate_product();
create trigger reviews_added after insert on reviews referencing new table as added for each statement execute function rate_products();
