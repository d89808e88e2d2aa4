-- A customer opens its invoice by link: one link for each address that it was sent to, so that two recipients do not end each other's.

alter table invoice_send add column opened_at timestamptz;
comment on column invoice_send.opened_at is 'When its recipient first opened it by link, after the one-time code.';

create function scope_hides_invoice_send(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from invoice_send s join invoice i on i.partition = s.partition and i.id = s.invoice_id
    where s.partition = current_setting('app.partition', true) and s.id = record
      and (not scope_leaves('supplier') or not scope_leaves('profitCentre') or not scope_leaves('loadCustomer') or scope_hides_party(i.customer_id)
        or not scope_leaves('company') and (i.company_id = any (scope_ids('company'))) is not true));
$$;
comment on function scope_hides_invoice_send(uuid) is 'Whether a record is the sending of a document outside the scope of the connection.';

do $$ begin
  revoke all on function scope_hides_invoice_send(uuid) from public;
  grant execute on function scope_hides_invoice_send(uuid) to haulway_app, haulway_lookup;
  alter function scope_hides_invoice_send(uuid) owner to haulway_lookup;
  -- Links learn this noun as well, whatever others have taught them.
  execute replace(pg_get_functiondef('scope_hides_link(text, uuid, uuid)'::regprocedure), 'when subject is not null then scope_hides_party(subject)',
    'when subject is not null then scope_hides_party(subject) or scope_hides_invoice_send(subject)');
end $$;

comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, paperupload, loadtender, customerinvoice, drivertrip, loadtracking.';

-- Whoever sees an invoice sees what is open of it: its own item, and what settles it. Other lists of money stay closed.
alter policy scope on open_item using ((select scope_is_everything())
  or exists (select from invoice i where i.partition = open_item.partition and i.id = open_item.document_id and i.item_id = open_item.id));
alter policy scope on allocation using ((select scope_is_everything())
  or exists (select from open_item o where o.partition = allocation.partition and o.id in (allocation.to_item, allocation.from_item)));

-- A customer's own people write what they dispute into the trail, and read nothing of it.
alter policy scope_of_customers on audit_entry with check ((select scope_kind()) <> 'customer' or noun = 'invoiceDispute');
