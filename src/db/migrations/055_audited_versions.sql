-- An audit row names the version of the record that its change made, so that a refused change can say who made the present one.
alter table audit_events add column version text;
