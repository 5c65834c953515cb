-- Names the table of rate limits by what it holds.
alter table turns rename to rate_limits;
alter index turns_pkey rename to rate_limits_pkey;
alter index turns_by_age rename to rate_limits_by_age;
