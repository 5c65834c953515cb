-- GST rates of the codes that craft shops use, after the reform of 22 September 2025 (Notifications of 17 September 2025, among them 10 and 13/2025-CT(Rate)).
-- They are a proposal: the owner's accountant confirms classification and rate, and `npm run admin -- set-tax-rate` changes them.
-- The handicraft entries hold for goods made mainly by hand. A ceiling of ₹2,625 is ₹2,500 of value with its 5 %.
insert into tax_rates (hsn, rate_bp, valid_from, up_to_unit_paise, note) values
  ('3406', 500, '2025-09-22', null, 'Candles of every kind'),
  ('34060010', 500, '2025-09-22', null, 'Candles of every kind'),
  ('42022110', 1800, '2025-09-22', null, 'Leather handbags, not in the handicraft table; accountant to confirm'),
  ('42022220', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): cloth bags'),
  ('42022230', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): jute bags'),
  ('42022290', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): potlis and other bags'),
  ('42023290', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): pouches'),
  ('4414', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): wooden frames'),
  ('44149000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): wooden frames'),
  ('4416', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): coopers’ products'),
  ('44199090', 500, '2025-09-22', null, 'Wooden trays and tableware; accountant to confirm'),
  ('4420', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): carved and inlaid wood'),
  ('44201900', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): wooden statuettes; deities stay at 5 % unless a nil entry is confirmed'),
  ('44209010', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): wood with inlay'),
  ('44209090', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): carved and lacquered wood'),
  ('44219990', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): other wooden articles'),
  ('4601', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): plaits and mats'),
  ('4602', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): basketware'),
  ('46021100', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): bamboo basketware'),
  ('46021911', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): palm-leaf basketware'),
  ('46021990', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): grass, reed and fibre basketware'),
  ('48201090', 1800, '2025-09-22', null, 'Diaries; plain notebooks may be nil, accountant to confirm'),
  ('48239090', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): papier-mache and paper'),
  ('56090020', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): torans'),
  ('56090090', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): torans and cord articles'),
  ('5701', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand-knotted carpets'),
  ('57011010', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand-knotted carpets'),
  ('5702', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): handwoven carpets'),
  ('5703', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand-tufted carpets'),
  ('5705', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): durries'),
  ('57050024', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): handmade durries'),
  ('5805', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): tapestries'),
  ('5810', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand embroidery'),
  ('63025190', 500, '2025-09-22', 262500, 'Textile made-ups, value per piece up to ₹2,500'),
  ('63025190', 1800, '2025-09-22', null, 'Textile made-ups, value per piece above ₹2,500'),
  ('63049289', 500, '2025-09-22', 262500, 'Textile made-ups, value per piece up to ₹2,500'),
  ('63049289', 1800, '2025-09-22', null, 'Textile made-ups, value per piece above ₹2,500'),
  ('63079090', 500, '2025-09-22', null, 'Rakhi: 5 % unless a nil entry is confirmed'),
  ('6802', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): carved stone'),
  ('68029100', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): carved marble; deities stay at 5 % unless a nil entry is confirmed'),
  ('68029900', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): carved stone; deities stay at 5 % unless a nil entry is confirmed'),
  ('68159990', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): stone inlay'),
  ('69120020', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): clay tableware'),
  ('69120040', 0, '2025-09-22', null, 'Exempt: earthen pots and clay lamps'),
  ('6913', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): ornamental ceramics'),
  ('69139000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): ornamental ceramics'),
  ('70099200', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): framed ornamental mirrors'),
  ('71131110', 300, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): silver filigree'),
  ('7117', 300, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): handmade imitation jewellery'),
  ('73269099', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): iron art ware'),
  ('74181021', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): brassware'),
  ('74198030', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): brass art ware'),
  ('8306', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): bells, statuettes, frames of base metal'),
  ('83061000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): bells'),
  ('83062910', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): base-metal statuettes'),
  ('83062990', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): base-metal ornaments'),
  ('83063000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): metal frames and mirrors'),
  ('94036000', 1800, '2025-09-22', null, 'Wooden furniture, not in the handicraft table; accountant to confirm'),
  ('94044010', 500, '2025-09-22', 262500, 'Textile made-ups, value per piece up to ₹2,500'),
  ('94044010', 1800, '2025-09-22', null, 'Textile made-ups, value per piece above ₹2,500'),
  ('94051900', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand-crafted lamps'),
  ('94052900', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand-crafted table lamps'),
  ('94055000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): oil lamps'),
  ('95030010', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): wooden toys'),
  ('95030090', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): dolls and puppets'),
  ('95044000', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): ganjifa cards'),
  ('96019040', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): horn and bone'),
  ('9701', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand paintings'),
  ('97019100', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): hand paintings'),
  ('9703', 500, '2025-09-22', null, 'Handicraft table of Notification 13/2025-CT(Rate): original sculpture')
on conflict do nothing;

-- A rate under which something was sold stays as it was: it may only end, and not before its last sale.
create function used_rate_stays() returns trigger language plpgsql as $$
declare
  last_sale date;
begin
  select max((o.placed_at at time zone 'Asia/Kolkata')::date) into last_sale
    from order_lines l join orders o on o.id = l.order_id
   where l.hsn like old.hsn || '%'
     and (o.placed_at at time zone 'Asia/Kolkata')::date between old.valid_from and coalesce(old.valid_to, 'infinity');
  if last_sale is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and (new.hsn, new.rate_bp, new.valid_from) = (old.hsn, old.rate_bp, old.valid_from)
     and new.up_to_unit_paise is not distinct from old.up_to_unit_paise and coalesce(new.valid_to, 'infinity') >= last_sale then
    return new;
  end if;
  raise exception 'HSN % was sold at this rate until %', old.hsn, last_sale using errcode = 'check_violation', constraint = 'tax_rates_used_stay';
end $$;
create trigger tax_rates_used_stay before update or delete on tax_rates for each row execute function used_rate_stays();

-- Who changed what in the shop's settings, rates, words and catalogue, with what it was before and is after.
create table audit_events (
  id text primary key,
  at timestamptz not null,
  -- Nobody of the staff for the command line and the program itself.
  staff_id text references staff,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  subject text not null,
  before jsonb,
  after jsonb
);
create index audit_events_by_time on audit_events (at desc);
create trigger audit_events_frozen before update or delete on audit_events for each row execute function what_was_written_stays();
