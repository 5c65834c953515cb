-- Since when Razorpay does not know a payment link, because the keys of the shop are of another account than those it was opened with.
alter table payment_links add column unknown_since timestamptz;
