-- The tiny picture that is shown until the whole one has come is called placeholder, as everywhere in the field.
alter table pictures rename column stand_in to placeholder;

update content
   set document = replace(document::text, '"standIn":', '"placeholder":')::jsonb
 where document::text like '%"standIn":%';
