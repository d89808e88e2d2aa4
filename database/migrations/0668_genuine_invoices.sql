-- Whoever holds a document can ask whether it is genuine: by a token in its QR code, of which only the hash is kept here.

alter table invoice add column verify_hash text not null default '';
comment on column invoice.verify_hash is 'SHA-256 of the token in the code that is printed on it; empty of documents that were posted before there was one.';
create index invoice_of_token on invoice (verify_hash) where verify_hash <> '';

create function genuine_invoice(of_hash text) returns table (of_partition text, id uuid, kind text, number bigint, tax_date date, gross bigint, currency text, pdf_sha256 text)
language sql stable security definer set search_path = public as $$
  select i.partition, i.id, i.kind, i.number, i.tax_date, i.gross, i.currency, i.pdf_sha256 from invoice i
   where i.verify_hash = of_hash and of_hash <> '' and i.posted_at is not null;
$$;
comment on function genuine_invoice(text) is 'What a stranger may learn of a document by the token that is printed on it.';
do $$ begin
  revoke all on function genuine_invoice(text) from public;
  grant execute on function genuine_invoice(text) to haulway_app;
  alter function genuine_invoice(text) owner to haulway_lookup;
end $$;

-- The logo that a document was posted with stays, also once the company has another one: the file is the same to the byte.
create table invoice_logo (
  partition text not null,
  sha256 text not null,
  content_type text not null,
  bytes bytea not null,
  primary key (partition, sha256)
);
comment on table invoice_logo is 'Logos of companies as posted documents bear them, each once.';
call isolate('invoice_logo');
grant select, insert on invoice_logo to haulway_app;
