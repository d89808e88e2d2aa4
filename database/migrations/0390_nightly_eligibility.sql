-- What stands against a carrier after it was given a load is kept on a hold of the product's own (decision 0131).

alter table load_hold add column findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array');
comment on column load_hold.findings is '{code, level, subject, details, path}: what stood against carrier, vehicle or driver when the product placed the hold.';
create unique index load_hold_paper_once on load_hold (partition, load_id)
  where type = 'DOCUMENT' and source = 'rule' and released_at is null;
