-- Loads that are sold in a foreign currency: their charges are in it, and what they come to stands on the load in that of the
-- company, so that lists, margins and credit are one currency. Their documents are reckoned by the rate of their tax date.

alter table load
  add column sell_currency text check (sell_currency ~ '^[A-Z]{3}$'),
  add column sell_rate numeric(16, 8) check (sell_rate > 0),
  add check ((sell_currency is null) = (sell_rate is null));
comment on column load.sell_currency is 'In which its customer is charged; null in the company''s own currency.';
comment on column load.sell_rate is 'What one unit of it was worth when the load was priced: an estimate until it is invoiced.';

alter table invoice
  add column rate numeric(16, 8) check (rate > 0),
  add column rate_day date,
  add column rate_source text not null default '',
  add column base_currency text,
  add column base_net bigint,
  add column base_vat bigint,
  add column base_gross bigint;
alter table invoice no force row level security;
alter table invoice disable trigger invoice_stays;
update invoice i set base_currency = i.currency, base_net = i.net, base_vat = i.vat, base_gross = i.gross where i.posted_at is not null;
alter table invoice enable trigger invoice_stays;
alter table invoice force row level security;
alter table invoice
  add check (base_gross = base_net + base_vat),
  add check (posted_at is null or base_gross is not null),
  add check ((rate is null) = (rate_day is null)),
  add check (base_currency is null or (rate is null) = (base_currency = currency));
comment on column invoice.rate is 'Of a document in a foreign currency: what one unit is worth in the company''s own. That of its invoice for a credit note.';
comment on column invoice.rate_day is 'The day of the rate, which may be before the tax date; its source is printed.';
comment on column invoice.base_gross is 'In the company''s own currency, as it was posted; null of a draft.';
