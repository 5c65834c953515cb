-- Who is logged in is remembered by every process until a session may have ended.
create trigger sessions_ended after update of ended_at, replaced_at, expires_at or delete on sessions
  for each statement execute function announce_topic('sessions');
