-- Whoever accepts must not wait until all others have been written to: they are told by a job, each once.
alter table tender_offer add column told_at timestamptz;
comment on column tender_offer.told_at is 'When the supplier was told that the load went to another.';
