-- Why a message was given up: its channel has no provider, the provider refused it, or its time was over.
alter table messages add column failure text;
