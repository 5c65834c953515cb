-- A session that replaced another awaits its first request: until then its browser may never have received the token, and may refresh the
-- replaced one again (decision 099).
alter table sessions add column awaits_first_use boolean not null default false;
