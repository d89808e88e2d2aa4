-- An exception covers what stood against the load when it was made, and no more. The amount was kept already; countries, licence
-- codes and kilograms were not. An exception from before does not know them and is asked for again.
alter table load_override add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
comment on column load_override.details is 'What stood against the load then, as the finding said it: countries, licence codes, kilograms.';
alter table load_override add check (stake >= 0);

-- The release of a credit hold covers the excess of that moment. What is dearer, of another customer, or asked after the customer's
-- credit was put on hold is held again.
alter table load_hold add column covered jsonb check (jsonb_typeof(covered) = 'object');
comment on column load_hold.covered is 'Of a credit hold that somebody released: for which customer, by how many cents above its credit, and whether that credit was blocked.';
