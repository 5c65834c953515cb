import { type Copies, newId } from './fill-orders.ts';
import { ISSUED_INVOICE } from './issued-invoice.ts';
import { own } from './whole-orders.ts';

const firstNames = `'{Aarav,Aditi,Ajay,Amina,Anita,Arjun,Asha,Deepa,Divya,Farhan,Gauri,Harish,Imran,Isha,Jaya,Karan,Kavita,Lakshmi,Lata,Manoj,Meera,
  Mohan,Nandini,Neha,Nisha,Omkar,Pooja,Priya,Rahul,Rajesh,Rekha,Rohan,Sana,Sanjay,Shreya,Sunita,Suresh,Usha,Vikram,Zeenat}'::text[]`;
const lastNames = `'{Agarwal,Ahmed,Banerjee,Bose,Chauhan,Das,Desai,Fernandes,Ghosh,Gupta,Iyer,Jain,Joshi,Kapoor,Khan,Kulkarni,Kumar,Malhotra,Mehta,
  Menon,Mishra,Nair,Naidu,Patel,Pillai,Rao,Reddy,Roy,Saxena,Shah,Sharma,Shetty,Siddiqui,Singh,Sinha,Thakur,Trivedi,Varma,Verma,Yadav}'::text[]`;

/** Returns SQL for a number from 0 to 1, the same for the same copy. */
const share = (of: string) => `(('x' || left(md5(${of}), 7))::bit(28)::int / 268435456.0)`;
const pick = (list: string, of: string) =>
  `(${list})[1 + floor(${share(of)} * array_length(${list}, 1))::int]`;

/** Returns SQL that picks from a query, the first values most often. */
const pickUneven = (query: string, many: string, of: string) =>
  `(array(${query}))[1 + floor(${many} * power(${share(of)}, 3))::int]`;

/** The newest orders wait for an action, the parcels of a week are on the way, and those of the two weeks before have arrived. */
const columns = `
  case when n < 3000 then (array['pending', 'processing', 'processing'])[1 + n % 3] when n < 12000 then 'shipped' when n < 30000 then 'delivered'
       when n % 50 = 0 then 'cancelled' when n % 50 = 1 then 'returned_to_origin' else 'completed' end as status,
  case when n % 5 in (2, 3) then 'razorpay' else 'cod' end as method,
  ${pick(firstNames, "'first ' || n / 2")} || ' ' || ${pick(lastNames, "'last ' || n / 2")} as full_name,
  ${pickUneven('select key from states where key <> (select home_state from orders limit 1) order by md5(key)', '35', "'state ' || n")} as state,
  (110001 + floor(power(${share("'pin ' || n")}, 3) * 700000))::int::text as pin,
  n % 5000 * 100 as extra_paise`;

const isSent = "c.status in ('shipped', 'delivered', 'completed', 'returned_to_origin')";
const isArrived = "c.status in ('delivered', 'completed')";
const days = (count: number) => `c.at + ${count} * interval '1 day'`;
const when = (condition: string, value: string) => `case when ${condition} then ${value} end`;
const paid = `case when c.status in ('pending', 'cancelled') then 'pending' when c.status = 'returned_to_origin' and c.method = 'razorpay' then 'refunded'
  when c.method = 'razorpay' then 'completed' when c.status = 'completed' and c.n % 500 <> 4 or c.status = 'delivered' and c.n % 2 = 0 then 'completed'
  else 'pending' end`;
const product = (column: string) =>
  pickUneven(
    `select ${column} from products order by md5(id)`,
    '(select count(*) from products)',
    'c.id || t.id',
  );

/** The columns that the lists of the admin read, as varied as in a shop that has sold for two years. */
export const VARIED: Copies = {
  columns,
  tables: {
    customers: {
      // Two consecutive orders have one customer; the other order of the first copy's customer is not a copy.
      on: 't.id = c.original_customer and (c.n % 2 = 0 or c.n = (select min(n) from copies))',
      changes: {
        id: 'c.customer_id',
        mobile: 'c.mobile',
        phone: 'right(c.mobile, 10)',
        name: 'c.full_name',
        email: 'c.email',
      },
    },
    orders: {
      on: 't.id = c.original',
      changes: {
        id: 'c.id',
        order_number: 'c.order_number',
        customer_id: 'c.customer_id',
        customer_name: 'c.full_name',
        customer_email: 'c.email',
        customer_phone: 'c.mobile',
        status: 'c.status',
        payment_method: 'c.method',
        payment_status: paid,
        place_of_supply: 'c.state',
        shipping_address:
          "t.shipping_address || jsonb_build_object('stateKey', c.state, 'postalCode', c.pin)",
        subtotal_paise: 't.subtotal_paise + c.extra_paise',
        taxable_paise: 't.taxable_paise + c.extra_paise',
        total_paise: 't.total_paise + c.extra_paise',
        placed_at: 'c.at',
        updated_at: 'c.at',
        expires_at: when("c.status = 'pending'", "now() + interval '3 days'"),
        cancelled_at: when("c.status = 'cancelled'", days(1)),
        cancelled_reason: when("c.status = 'cancelled'", "'customer'"),
        packed_at: when(`${isSent} or c.status = 'processing' and c.n % 3 = 1`, days(1)),
        shipped_at: when(isSent, days(2)),
        delivered_at: when(isArrived, days(6)),
        completed_at: when("c.status = 'completed'", days(16)),
        returned_at: when("c.status = 'returned_to_origin'", days(10)),
        paid_at: when(`${paid} = 'completed'`, days(7)),
        delivery_from: "(c.at + interval '4 days')::date",
        delivery_to: "(c.at + interval '7 days')::date",
        courier: when(isSent, "(array['delhivery', 'bluedart', 'dtdc', 'ekart', 'indiapost'])[1 + c.n % 5]"),
        tracking_number: when(isSent, "lpad((c.n * 7919::bigint % 100000000000)::text, 12, '1')"),
      },
    },
    order_lines: {
      on: 't.order_id = c.original',
      changes: {
        id: own,
        order_id: 'c.id',
        product_id: product('id'),
        sku: product('sku'),
        name: product('name'),
        variant_id: 'null',
      },
    },
    order_events: {
      on: 't.order_id = c.original',
      changes: { id: own, order_id: 'c.id', actor_id: 'c.customer_id', at: 'c.at' },
    },
    invoices: {
      on: "t.order_id = c.original and c.status <> 'pending'",
      changes: {
        id: own,
        ...ISSUED_INVOICE,
        // Without its lines a document has half the bytes. No list reads them, and only papers of orders to pack are printed.
        document: "case when c.n < 3000 then t.document else t.document - 'lines' end",
      },
    },
  },
  inserts: [
    `insert into invoice_counters (series, financial_year, last_number)
     select series, financial_year, max(sequence) from invoices group by series, financial_year
         on conflict (series, financial_year) do update set last_number = excluded.last_number`,
    `insert into shipments (id, order_id, gateway, reference, state, awb, size, requested_at, answer_by)
     select ${newId('shp', 'n')}, id, 'delhivery', order_number, 'delivery_failed', 'AWB' || n, '{}', at, now() + interval '1 day'
       from copies where status = 'shipped' and n % 40 = 0`,
    `insert into refunds (id, payment_id, order_id, amount_paise, reason, dedupe_key, status, created_at, updated_at)
     select ${newId('rfd', 'n')}, 'pay_none', id, 10000, 'cancelled', 'bench/' || n, 'failed', at, at
       from copies where method = 'razorpay' and n % 20000 = 2`,
  ],
};
