-- What the law asks of a tax invoice is asked of a load before it comes on a draft (decision 0248).

create table zero_rate_reason (
  partition text not null,
  load_id uuid not null,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  primary key (partition, load_id),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table zero_rate_reason is 'Says why a load is billed at 0 % VAT, where that does not follow from a border; its invoice prints it.';

create table buyer_without_vat (
  partition text not null,
  customer_id uuid not null,
  said_by text not null,
  said_at timestamptz not null default now(),
  primary key (partition, customer_id),
  foreign key (partition, customer_id) references customer (partition, id)
);
comment on table buyer_without_vat is 'Customers that are not registered for VAT, as somebody of the billing desk has said: their invoices need no VAT number (VAT Act 89 of 1991, s 20(4)(c)).';

call isolate('zero_rate_reason');
call isolate('buyer_without_vat');
grant select, insert, update on zero_rate_reason to haulway_app;
grant select, insert on buyer_without_vat to haulway_app;

-- Whoever bills mends them.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.putZeroRateReason', 'tripDirector.putBuyerWithoutVat']) a)
 where 'tripDirector.putLoadBilling' = any (r.authorisations);
alter table role_profile force row level security;
