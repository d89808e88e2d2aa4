-- Exchange rates: what one unit of a currency is worth in another one on a day, and who says so (decision 0233).

create table exchange_rate (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  in_currency text not null check (in_currency ~ '^[A-Z]{3}$' and in_currency <> currency),
  day date not null,
  rate numeric(16, 8) not null check (rate > 0)
);
comment on table exchange_rate is 'What one unit of a currency is worth in another one on a day. Documents keep the rate that they were posted by.';
call master_data('exchange_rate');
create unique index exchange_rate_once on exchange_rate (partition, currency, in_currency, day) where is_active;
comment on column exchange_rate.name is 'The source, as it is printed.';

-- Whoever keeps the books keeps rates; whoever bills reads them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getExchangeRates', 'tripDirector.postExchangeRate', 'tripDirector.putExchangeRate']) a)
 where 'tripDirector.postTransaction' = any (r.authorisations) or 'tripDirector.approveTransaction' = any (r.authorisations);
alter table role_profile force row level security;
