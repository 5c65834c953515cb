-- The oracle: the rules of the law and of the shop in SQL numeric, written from their text and not from the program.
create function oracle.paise(rupees numeric) returns numeric language sql immutable as 'select rupees * 100';

create table oracle.worth as
select c.*, w.subtotal,
       case when promo is null or w.subtotal < promo_from then 0
            when promo = 'fixed' then least(promo_value, w.subtotal)
            else least(round(w.subtotal * promo_value / 100, 2), coalesce(promo_cap, w.subtotal), w.subtotal) end as coupon,
       case when is_express and express > 0 then express when w.subtotal >= free_from then 0 else standard end as shipping,
       case when method = 'cod' then c.cod else 0 end as cash_charge
  from oracle.carts c join (select cart, sum(price * quantity) as subtotal from oracle.lines group by cart) w using (cart);
alter table oracle.worth add column prepaid_discount numeric;
update oracle.worth set prepaid_discount = case when method = 'razorpay' then round((subtotal - coupon) * prepaid / 100, 2) else 0 end;
-- A code, and the discount for paying online, leave at least a rupee to pay.
update oracle.worth
   set coupon = coupon - least(coupon, greatest(0, 1 - (subtotal - coupon - prepaid_discount + shipping + cash_charge)));
update oracle.worth
   set prepaid_discount = prepaid_discount - least(prepaid_discount, greatest(0, 1 - (subtotal - coupon - prepaid_discount + shipping + cash_charge)));

-- A whole amount over weights: what divides evenly, then a paisa each to the largest remainders, the earlier line first.
create table oracle.discounts as
with weighed as (
  select l.cart, l.line, oracle.paise(l.price * l.quantity) as weight, oracle.paise(w.subtotal) as whole,
         oracle.paise(w.coupon) as coupon, oracle.paise(w.prepaid_discount) as prepaid
    from oracle.lines l join oracle.worth w using (cart)
), divided as (
  select *, div(coupon * weight, whole) as coupon_part, mod(coupon * weight, whole) as coupon_rest,
         div(prepaid * weight, whole) as prepaid_part, mod(prepaid * weight, whole) as prepaid_rest
    from weighed
), ranked as (
  select *, row_number() over (partition by cart order by coupon_rest desc, line) as coupon_place,
         row_number() over (partition by cart order by prepaid_rest desc, line) as prepaid_place,
         coupon - sum(coupon_part) over (partition by cart) as coupon_left, prepaid - sum(prepaid_part) over (partition by cart) as prepaid_left
    from divided
), shared as (
  select cart, line, weight, coupon_part + (coupon_place <= coupon_left)::int as coupon,
         prepaid_part + (prepaid_place <= prepaid_left)::int as prepaid
    from ranked
), capped as (
  -- No line below nothing: what does not fit goes to the first lines with room.
  select *, least(prepaid, weight - coupon) as fits, sum(greatest(prepaid - (weight - coupon), 0)) over (partition by cart) as excess,
         weight - coupon - least(prepaid, weight - coupon) as room
    from shared
)
select cart, line, weight as gross, coupon,
       fits + least(room, greatest(excess - (sum(room) over (partition by cart order by line) - room), 0)) as prepaid
  from capped;

create table oracle.taxed as
with rated as (
  select d.*, l.quantity, l.back, gross - d.coupon - d.prepaid as net, c.home = c.state as is_home,
         case when l.ceiling is null or (gross - d.coupon - d.prepaid) / 100 / l.quantity <= l.ceiling then l.rate else l.rate_above end as rate
    from oracle.discounts d join oracle.lines l using (cart, line) join oracle.carts c using (cart)
)
select *, case when is_home then round(net * rate / (2 * (100 + rate))) else 0 end as half,
       case when is_home then 0 else round(net * rate / (100 + rate)) end as igst
  from rated;

create table oracle.charges as
with groups as (
  select cart, rate, sum(net) as net, sum(gross) as gross, min(line) as first, bool_and(is_home) as is_home from oracle.taxed group by cart, rate
), kinds as (
  select g.*, k.kind, oracle.paise(k.amount) as amount,
         case when sum(net) over (partition by cart, kind) = 0 then gross else net end as weight
    from groups g join oracle.worth w using (cart)
   cross join lateral (values ('shipping', w.shipping), ('cod', w.cash_charge)) k (kind, amount)
   where k.amount > 0
), divided as (
  select *, div(amount * weight, sum(weight) over (partition by cart, kind)) as part,
         mod(amount * weight, sum(weight) over (partition by cart, kind)) as rest
    from kinds
), placed as (
  select *, row_number() over (partition by cart, kind order by rest desc, first) as place,
         amount - sum(part) over (partition by cart, kind) as left_over
    from divided
), shared as (
  select cart, kind, rate, is_home, part + (place <= left_over)::int as amount from placed
)
select *, case when is_home then round(amount * rate / (2 * (100 + rate))) else 0 end as half,
       case when is_home then 0 else round(amount * rate / (100 + rate)) end as igst
  from shared where amount > 0;

create table oracle.parts as
select cart, line::text as line, 'goods' as kind, quantity, back, rate, net as amount, half, igst from oracle.taxed
union all
-- A charge stands on the invoice after the goods, shipping first, the lower rate first where it was stored.
select cart, kind || ' ' || trim_scale(rate), kind, 1, 0, rate, amount, half, igst from oracle.charges;

create table oracle.totals as
select p.cart, sum(amount - 2 * half - igst) as taxable, sum(half) as half, sum(igst) as igst, sum(amount) as exact,
       case when bool_and(c.is_rounded) then round(sum(amount) / 100) * 100 else sum(amount) end as total
  from oracle.parts p join oracle.carts c using (cart) group by p.cart;

-- The first note takes `back` pieces of each line and a share of its tax; with the last piece of all, delivery too. The second takes the
-- rest, unless the first took all the money. There are no notes if nothing is sent back and no free piece returns, or if less than the
-- rounding would be left.
create table oracle.notes as
with wished as (
  select p.*, bool_and(kind <> 'goods' or back = quantity) over (partition by cart) as takes_all from oracle.parts p
), first as (
  select *, case when kind <> 'goods' then takes_all::int else back end as gone,
         case when kind <> 'goods' then amount * takes_all::int else round(amount * back / quantity) end as worth
    from wished
), sums as (
  select f.cart, sum(worth) < sum(amount) as leaves_money from first f join oracle.totals t using (cart) group by f.cart, t.total
  having case when sum(worth) = sum(amount) then t.total > 0
              else (sum(worth) > 0 or bool_or(kind = 'goods' and back > 0 and amount = 0)) and sum(worth) < t.total end
), split as (
  select *, case when amount = 0 then 0 else
         least(greatest(round(half * worth / amount), ceil((worth - (amount - 2 * half)) / 2)), floor(worth / 2)) end as first_half,
         case when amount = 0 then 0 else round(igst * worth / amount) end as first_igst
    from first join sums using (cart)
)
select cart, 1 as note, line, gone as pieces, worth as amount, first_half as half, first_igst as igst from split where gone > 0 or worth > 0
union all
select cart, 2, line, quantity - gone, amount - worth, half - first_half, igst - first_igst from split
 where leaves_money and (quantity > gone or amount > worth);
