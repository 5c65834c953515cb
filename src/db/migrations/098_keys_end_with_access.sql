-- The API keys of a person end with their access, so that access that is given again brings none of them back.
update api_keys k
   set revoked_at = s.ended_at
  from staff s
 where s.id = k.staff_id and s.ended_at is not null and k.revoked_at is null;
