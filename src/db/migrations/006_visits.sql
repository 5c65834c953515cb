-- Where visitors came from and what they did: row by row for a while, then as sums of days. No foreign keys: counting must neither wait
-- for an order that holds a customer's row nor make an order wait.

create table visits (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{8,64}$'),
  customer_id text,
  landing_page text not null,
  referrer text not null default '',
  referrer_host text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_term text not null default '',
  utm_content text not null default '',
  -- Both are counted up to a limit, and nothing of the visit is stored beyond it.
  pages integer not null default 0,
  actions integer not null default 0,
  started_at timestamptz not null
);
create index visits_by_start on visits (started_at);

create table page_views (
  id text primary key,
  visit_id text not null,
  page text not null,
  at timestamptz not null
);
create index page_views_by_time on page_views (at);

create table actions (
  id text primary key,
  visit_id text not null,
  customer_id text,
  action text not null check (action in ('view_product', 'add_to_cart', 'checkout_start', 'purchase', 'view_category', 'search')),
  page text not null,
  product_id text,
  category text,
  value_paise bigint check (value_paise >= 0),
  -- Only of a purchase, and only an order of who sent it.
  order_id text,
  metadata jsonb not null default '{}',
  at timestamptz not null,
  constraint actions_purchase_has_order check ((action = 'purchase') = (order_id is not null))
);
create index actions_by_time on actions (at);
create index actions_purchases on actions (visit_id) where action = 'purchase';
create unique index actions_purchase_once on actions (order_id) where action = 'purchase';

create table visit_days (
  day date not null,
  source text not null,
  medium text not null,
  campaign text not null,
  referrer_host text not null,
  visits integer not null,
  pages integer not null,
  orders integer not null,
  revenue_paise bigint not null,
  primary key (day, source, medium, campaign, referrer_host)
);

create table page_days (
  day date not null,
  page text not null,
  views integer not null,
  primary key (day, page)
);

create table action_days (
  day date not null,
  action text not null,
  product_id text not null,
  category text not null,
  times integer not null,
  value_paise bigint not null,
  primary key (day, action, product_id, category)
);

-- Redeeming a code changes used_count only, and nobody's page shows it, except when that was the last use, or when one came back.
create or replace function promotion_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'used_count') = (to_jsonb(old) - 'used_count')
     and (new.used_count < new.usage_limit) is not distinct from (old.used_count < old.usage_limit) then
    return null;
  end if;
  perform announce('promotions');
  return null;
end $$;
