-- What thousands of postings of one transaction do once instead of once for each.

-- Numbers of a series with gaps are taken together: the row of the series is written once for all of them.
create or replace function number_series_goes_on() returns trigger language plpgsql as $$
begin
  if new.has_gaps <> old.has_gaps or new.next <= old.next or not new.has_gaps and new.next <> old.next + 1 then
    raise exception 'a number series goes on by one' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function take_numbers(of_partition text, of_company uuid, of_kind text, count int) returns bigint language sql as $$
  insert into number_series as s (partition, company_id, kind, has_gaps, next) values (of_partition, of_company, of_kind, true, 1 + count)
  on conflict (partition, company_id, kind) do update set next = s.next + count, has_gaps = true
  returning next - count
$$;
comment on function take_numbers(text, uuid, text, int) is 'Takes so many numbers of a series that may have gaps, and answers the first of them.';
revoke all on function take_numbers(text, uuid, text, int) from public;
grant execute on function take_numbers(text, uuid, text, int) to haulway_app;

-- Digests of many journals are read by one question.
create function journal_digests(of_partition text, of_journals uuid[]) returns table (id uuid, digest text) language sql stable set search_path = public as $$
  select j.id, encode(sha256(convert_to(jsonb_build_array(
           j.company_id, j.period_id, j.number, j.posting_date, j.document_date, j.area, j.source, j.source_id, j.event, j.document, j.text, j.reason,
           j.lines, j.total, j.reversal_of, j.approved_by, j.posted_by, j.posted_by_id,
           (select jsonb_agg(jsonb_build_array(l.line, l.company_id, l.period_id, l.posting_date, l.journal_number, l.account_id, l.profit_centre_id, l.party_kind, l.party_id,
                     l.amount, l.currency, l.currency_amount, l.vat_code, l.load_id, l.text) order by l.line)
              from journal_line l where l.partition = j.partition and l.journal_id = j.id),
           (select jsonb_agg(jsonb_build_array(i.id, i.account_id, i.party_kind, i.party_id, i.kind, i.number, i.date, i.due_date, i.posting_date, i.currency, i.amount, i.base_amount) order by i.id)
              from open_item i where i.partition = j.partition and i.journal_id = j.id))::text, 'UTF8')), 'hex')
    from unnest(of_journals) asked(id) join journal j on j.partition = of_partition and j.id = asked.id;
$$;
comment on function journal_digests(text, uuid[]) is 'SHA-256 of journals with their lines and open items, as the audit trail keeps it.';
grant execute on function journal_digests(text, uuid[]) to haulway_app;

create or replace function journal_digest(of_partition text, of_journal uuid) returns text language sql stable set search_path = public as $$
  select digest from journal_digests(of_partition, array[of_journal]);
$$;
