-- A parcel may leave with a courier that is not in the list: its order keeps the name that staff typed, and the page where it is followed.
-- An older version may serve meanwhile: it shows a courier that it does not know by the name that is kept.
alter table orders
  add constraint orders_courier_is_named check (courier = btrim(courier) and char_length(courier) between 2 and 60),
  add constraint orders_tracking_of_courier check (courier is not null or (tracking_number is null and tracking_url is null)),
  add constraint orders_tracking_url_is_https check (tracking_url like 'https://%');
