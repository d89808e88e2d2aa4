-- The audit trail keeps the digest of each whole journal, so that its seals cover what was posted: whoever alters a journal,
-- also as the database's owner, leaves one that no longer equals its digest.

create function journal_digest(of_partition text, of_journal uuid) returns text language sql stable set search_path = public as $$
  select encode(sha256(convert_to(jsonb_build_array(
           j.company_id, j.period_id, j.number, j.posting_date, j.document_date, j.area, j.source, j.source_id, j.event, j.document, j.text, j.reason,
           j.lines, j.total, j.reversal_of, j.approved_by, j.posted_by, j.posted_by_id,
           (select jsonb_agg(jsonb_build_array(l.line, l.company_id, l.period_id, l.posting_date, l.journal_number, l.account_id, l.profit_centre_id, l.party_kind, l.party_id,
                     l.amount, l.currency, l.currency_amount, l.vat_code, l.load_id, l.text) order by l.line)
              from journal_line l where l.partition = j.partition and l.journal_id = j.id),
           (select jsonb_agg(jsonb_build_array(i.id, i.account_id, i.party_kind, i.party_id, i.kind, i.number, i.date, i.due_date, i.posting_date, i.currency, i.amount, i.base_amount) order by i.id)
              from open_item i where i.partition = j.partition and i.journal_id = j.id))::text, 'UTF8')), 'hex')
    from journal j where j.partition = of_partition and j.id = of_journal;
$$;
comment on function journal_digest(text, uuid) is 'SHA-256 of a journal with its lines and open items, as the audit trail keeps it.';
grant execute on function journal_digest(text, uuid) to haulway_app;

-- Digests of the first weeks covered accounts, centres, parties and amounts of the lines.
create function journal_lines_digest(of_partition text, of_journal uuid) returns text language sql stable set search_path = public as $$
  select encode(sha256(convert_to(string_agg(concat_ws(' ', l.account_id::text, coalesce(l.profit_centre_id::text, ''), coalesce(l.party_id::text, ''), l.amount::text), E'\n' order by l.line), 'UTF8')), 'hex')
    from journal_line l where l.partition = of_partition and l.journal_id = of_journal;
$$;
comment on function journal_lines_digest(text, uuid) is 'SHA-256 of the lines of a journal, as the audit trail kept it before journal_digest.';
grant execute on function journal_lines_digest(text, uuid) to haulway_app;

create function journals_and_trail(of_company uuid, first_day date, last_day date)
  returns table (journal_id uuid, number bigint, total bigint, entry_id bigint, kept text, found text, problem text)
language sql stable security invoker set search_path = public as $$
  select j.id, j.number, j.total, e.id, e.kept, e.found,
         case when e.id is null then 'added' when e.kept is distinct from e.found then 'changed' else '' end
    from journal j
    left join lateral (
      select t.id, coalesce(t.changes -> 'digest' ->> 1, t.changes -> 'lines' ->> 1) as kept,
             case when t.changes ? 'digest' then journal_digest(j.partition, j.id) else journal_lines_digest(j.partition, j.id) end as found
        from audit_entry t
       where t.partition = j.partition and t.noun = 'journal' and t.record_id = j.id::text and t.event in ('posted', 'reversed')
       order by t.id limit 1) e on true
   where j.partition = current_setting('app.partition', true) and j.company_id = of_company and j.posting_date between first_day and last_day
  union all
  select t.record_id::uuid, null, null, t.id, coalesce(t.changes -> 'digest' ->> 1, t.changes -> 'lines' ->> 1), null, 'removed'
    from audit_entry t
   where t.partition = current_setting('app.partition', true) and t.noun = 'journal' and t.event in ('posted', 'reversed')
     and t.changes -> 'postingDate' ->> 1 between first_day::text and last_day::text
     and coalesce(t.changes -> 'companyId' ->> 1, of_company::text) = of_company::text
     and not exists (select from journal j where j.partition = t.partition and j.id = t.record_id::uuid);
$$;
comment on function journals_and_trail(uuid, date, date) is 'The journals of some days beside what the audit trail keeps of each: changed, removed, added, or empty where both agree.';
grant execute on function journals_and_trail(uuid, date, date) to haulway_app;
