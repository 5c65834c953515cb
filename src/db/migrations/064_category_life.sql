-- Owners change categories: each change is based on the version that they saw, and an address that a category had leads to the present one.
alter table categories add column version integer not null default 1 check (version > 0);
alter table categories add column is_hidden_when_empty boolean not null default false;
create unique index categories_by_folded_slug on categories (lower(slug));

create table category_slugs (
  slug text primary key check (slug = lower(slug)),
  category_id text not null references categories on delete cascade
);

create function keep_category_slug() returns trigger language plpgsql as $$
begin
  delete from category_slugs where slug = lower(new.slug);
  if tg_op = 'UPDATE' and lower(old.slug) <> lower(new.slug) then
    insert into category_slugs (slug, category_id) values (lower(old.slug), new.id)
      on conflict (slug) do update set category_id = excluded.category_id;
  end if;
  return null;
end $$;
create trigger categories_keep_slugs after insert or update of slug on categories for each row execute function keep_category_slug();
