-- Roles of staff with abilities that differ from person to person, and an audit that says from where somebody acted.

alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check check (role in ('owner', 'packer', 'writer', 'accountant'));
alter table staff add column added_abilities text[] not null default '{}';
alter table staff add column removed_abilities text[] not null default '{}';
alter table staff add constraint staff_owners_have_every_ability
  check (role <> 'owner' or (added_abilities = '{}' and removed_abilities = '{}'));
-- A person who was invited has no password until they choose one.
alter table staff alter column password_hash drop not null;

-- A shop that has an owner keeps one: the last who can sign in neither leaves nor takes another role.
create function last_owner_stays() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' or old.ended_at is not null
     or (tg_op = 'UPDATE' and new.role = 'owner' and new.ended_at is null) then
    return coalesce(new, old);
  end if;
  -- Two owners who remove each other at the same moment come one after the other.
  perform pg_advisory_xact_lock(hashtext('last owner'));
  if not exists (select from staff
                  where role = 'owner' and ended_at is null and password_hash is not null and id <> old.id) then
    raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'staff_last_owner_stays';
  end if;
  return coalesce(new, old);
end $$;
create trigger staff_last_owner_stays before update of role, ended_at or delete on staff
  for each row execute function last_owner_stays();

-- The network address of the person who acted; empty for the command line and for jobs.
alter table audit_events add column address text not null default '';
drop index audit_events_by_time;
create index audit_events_by_time on audit_events (at desc, id desc);
create index audit_events_by_person on audit_events (staff_id, at desc, id desc);
create index audit_events_by_subject on audit_events (subject, at desc, id desc);
create index audit_events_by_action on audit_events (action text_pattern_ops, at desc, id desc);
