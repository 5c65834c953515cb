-- When Razorpay was last asked about an order, a link or a refund, or for refunds that were made there: a sweep that comes late or takes
-- long then loses no question. Rows of which nothing is asked any more are deleted every night.
create table gateway_questions (
  subject text primary key,
  asked_at timestamptz not null
);
