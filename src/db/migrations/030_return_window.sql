-- The window for returns is one number of the settings. What an owner wrote in the words of the returns page becomes that number, and the
-- words name it by its placeholder.
with told as (
  select (regexp_match(document ->> 'returnWindow', '\m(\d{1,3})[\s-]*days?\M', 'i'))[1]::int as days from content where slug = 'returns')
insert into settings (section, document)
select 'general', jsonb_build_object('returnDays', days) from told where days between 1 and 365
on conflict (section) do update set document = settings.document || excluded.document;

update content
   set document = jsonb_set(document, '{returnWindow}',
         to_jsonb(regexp_replace(document ->> 'returnWindow', '\m\d{1,3}[\s-]*days?\M', '{returnWindow}', 'gi')))
 where slug = 'returns' and document ->> 'returnWindow' ~* '\m\d{1,3}[\s-]*days?\M';
