-- Passkeys of staff (WebAuthn) are second factors too: the public key of a device, which is no secret.
alter table second_factors drop constraint second_factors_kind_check;
alter table second_factors add constraint second_factors_kind_check check (kind in ('totp', 'passkey'));
alter table second_factors alter column secret drop not null;
alter table second_factors add column credential_id text unique;
alter table second_factors add column public_key bytea;
-- How often the device has signed, as it says itself; a smaller number means a copy of its key.
alter table second_factors add column sign_count bigint not null default 0;
alter table second_factors add column transports text[] not null default '{}';
alter table second_factors add constraint second_factors_have_their_key check (
  (kind = 'totp' and secret is not null and credential_id is null and public_key is null)
  or (kind = 'passkey' and secret is null and credential_id is not null and public_key is not null and confirmed_at is not null));

-- Random values that a device signs, each once: to add a passkey to a person, or to sign in.
create table passkey_challenges (
  challenge text primary key,
  staff_id text references staff,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
