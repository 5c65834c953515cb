-- Scheduled price changes: percent or an amount off the prices of some products, from one moment until another. While one runs, its lines say
-- what each product or variant cost before, so that its end puts that back; a price that somebody changed in between is kept.
create table price_changes (
  id text primary key,
  name text not null check (length(name) between 1 and 100),
  percent_bp integer check (percent_bp between 1 and 9900),
  amount_paise bigint check (amount_paise > 0),
  is_whole_shop boolean not null,
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at >= begins_at),
  state text not null default 'scheduled' check (state in ('scheduled', 'running', 'ended')),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  check ((percent_bp is null) <> (amount_paise is null))
);
create index price_changes_due on price_changes (state, begins_at) where state <> 'ended';

create table price_change_targets (
  price_change_id text not null references price_changes on delete cascade,
  product_id text references products on delete cascade,
  category_id text references categories on delete cascade,
  check (num_nonnulls(product_id, category_id) = 1),
  unique nulls not distinct (price_change_id, product_id, category_id)
);

create table price_change_lines (
  price_change_id text not null references price_changes,
  product_id text not null references products on delete cascade,
  variant_id text references variants on delete cascade,
  -- The sale price before and during the change; null where there was none.
  before_paise bigint,
  during_paise bigint not null check (during_paise > 0),
  outcome text check (outcome in ('put_back', 'kept')),
  unique nulls not distinct (price_change_id, product_id, variant_id)
);
-- A price is in one running change at most.
create unique index price_change_lines_running on price_change_lines (coalesce(variant_id, product_id)) where outcome is null;

-- States move forward only, and each once.
create function price_change_moves() returns trigger language plpgsql as $$
begin
  if (old.state, new.state) not in (('scheduled', 'running'), ('running', 'ended'), ('scheduled', 'scheduled'), ('running', 'running'), ('ended', 'ended')) then
    raise exception 'price change % cannot go from % to %', old.id, old.state, new.state;
  end if;
  return new;
end $$;
create trigger price_changes_move before update on price_changes for each row execute function price_change_moves();
