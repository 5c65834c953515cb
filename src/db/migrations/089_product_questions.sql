-- A customer asks about a product. The question is shown on its page with the answer of the shop, once staff has written one.
create table product_questions (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  customer_id text references customers (id),
  author text not null check (length(author) between 1 and 120),
  body text not null check (length(body) between 1 and 1000),
  answer text not null default '' check (length(answer) <= 2000),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'hidden')),
  hidden_reason text not null default '' check (length(hidden_reason) <= 500),
  created_at timestamptz not null,
  answered_at timestamptz,
  version integer not null default 1,
  constraint product_questions_answered_with_text check (state <> 'answered' or answer <> ''),
  constraint product_questions_answer_has_time check ((answer <> '') = (answered_at is not null)),
  constraint product_questions_hidden_with_reason check ((state = 'hidden') = (hidden_reason <> ''))
);
create index product_questions_shown on product_questions (product_id, answered_at desc, id desc) where state = 'answered';
create index product_questions_waiting on product_questions (created_at) where state = 'waiting';
create index product_questions_by_customer on product_questions (customer_id) where customer_id is not null;
create index product_questions_by_time on product_questions (created_at desc, id desc);

-- The page of a product changes by questions that are or were answered; of others only the admin is told.
create function question_changed() returns trigger language plpgsql as $$
begin
  perform announce_tags(case when 'answered' in (old.state, new.state)
                             then 'questions:' || coalesce(new.product_id, old.product_id) else 'questions' end);
  return null;
end $$;
create trigger product_questions_changed after insert or update or delete on product_questions
  for each row execute function question_changed();
