-- Monitoring counts the payments that failed within the last hour, which are few among all payments.
create index payments_failed on payments (updated_at) where status = 'failed';
