-- What a person may ask of the shop: a log of consents, proof of an email address, an answer in time, and to be forgotten.

-- Only ever added to. Whom it is about is a customer, a subscription or a browser, never an address or a number: so it may outlive them.
create table consents (
  id text primary key,
  subject text not null check (subject ~ '^(cus|sub|bro)_[0-9a-z]{22}$'),
  purpose text not null check (purpose in ('terms', 'whatsapp', 'newsletter', 'analytics', 'ads')),
  given boolean not null,
  text_version text not null check (length(text_version) between 1 and 20),
  channel text not null check (channel in ('registration', 'profile', 'checkout', 'newsletter', 'banner', 'erasure')),
  at timestamptz not null
);
create index consents_by_subject on consents (subject, purpose, at desc, id desc);

create function log_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what stands in % stays', tg_table_name using errcode = 'check_violation', constraint = tg_table_name || '_are_final';
end $$;
create trigger consents_final before update or delete on consents for each row execute function log_is_final();
create trigger consents_kept before truncate on consents for each statement execute function log_is_final();

alter table customers
  -- Whoever has the letters of this address has said that this account is theirs.
  add column email_verified_at timestamptz,
  -- Visits are counted without saying whose they are.
  add column visits_unlinked boolean not null default false,
  add column erased_by text,
  add constraint customers_erased_have_nothing check (
    erased_at is null
    or num_nonnulls(mobile, email, password_hash, name, first_name, last_name, phone, email_verified_at) = 0 and erased_by is not null);

-- A link on its way to an address. For one purpose there is one at most: a new one takes the place of the old.
create table email_proofs (
  customer_id text not null references customers,
  purpose text not null check (purpose in ('verify', 'password')),
  email text not null check (length(email) <= 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  primary key (customer_id, purpose)
);

-- A code may also move an account to another number, or say that it is to be erased.
alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check check (purpose in ('login', 'register', 'either', 'change', 'erase'));

-- Whom a message is for, where that is a customer; how often it was tried; when nobody will try any more.
alter table messages
  add column customer_id text,
  add column attempts integer not null default 0,
  add column failed_at timestamptz;
create index messages_by_recipient on messages (recipient);
create index messages_by_age on messages (created_at);

-- Answered within 48 hours, settled within a month (E-Commerce Rules 2020, rule 4(5)).
alter table contact_tickets
  add column customer_id text references customers,
  add column is_complaint boolean not null default false,
  add column answer_due_at timestamptz,
  add column settle_due_at timestamptz,
  add column answered_at timestamptz,
  add column warned_at timestamptz;
update contact_tickets set answer_due_at = created_at + interval '48 hours', settle_due_at = created_at + interval '30 days';
alter table contact_tickets
  alter column answer_due_at set not null,
  alter column settle_due_at set not null;
create index contact_tickets_open on contact_tickets (answer_due_at) where resolved_at is null;
create index contact_tickets_by_customer on contact_tickets (customer_id) where customer_id is not null;

create table ticket_events (
  id text primary key,
  ticket_id text not null references contact_tickets on delete cascade,
  kind text not null check (kind in ('received', 'answered', 'noted', 'closed', 'reopened', 'warned')),
  actor_kind text not null check (actor_kind in ('guest', 'customer', 'staff', 'system')),
  actor_id text,
  text text not null default '' check (length(text) <= 4000),
  at timestamptz not null
);
create index ticket_events_by_ticket on ticket_events (ticket_id, at, id);

-- What is swept away by its age.
create index sessions_by_end on sessions (expires_at);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index webhook_events_by_age on webhook_events (received_at);
create index outbox_by_recipient on outbox_messages (recipient);
