-- The hash of the random id in a browser's cookie: a device from which an account was opened before is known to it.
alter table sessions add column device_hash bytea check (length(device_hash) = 32);
create index sessions_by_device on sessions (device_hash) where device_hash is not null;
