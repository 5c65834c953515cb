-- A ZIP of photos arrives in parts, as a photo does, and is kept while it is checked and imported.
alter table picture_uploads
  add column holds text not null default 'picture' check (holds in ('picture', 'archive')),
  drop constraint picture_uploads_size_bytes_check,
  add constraint picture_uploads_size check (size_bytes between 1 and case holds when 'archive' then 1073741824 else 41943040 end),
  add constraint picture_uploads_archives_are_no_picture check (holds = 'picture' or picture_id is null);

alter table imports drop constraint imports_kind_check;
alter table imports
  add constraint imports_kind_check check (kind in ('products', 'customers', 'orders', 'redirects', 'photos')),
  add column upload_id text references picture_uploads on delete set null,
  add constraint imports_of_photos_have_an_upload check (upload_id is null or kind = 'photos');
create index imports_by_upload on imports (upload_id) where upload_id is not null;
