-- Missing papers of a load that were asked for by a link: which, of whom, when and by whom (decision 0144). Whom the link went
-- to stands in the link alone.

create table load_paper_request (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_id uuid not null,
  asked_of text not null check (asked_of in ('carrier', 'customer')),
  codes text[] not null check (cardinality(codes) > 0),
  note text not null default '',
  link_id uuid,
  asked_by text not null,
  asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  times int not null default 1 check (times > 0),
  ended_at timestamptz,
  ended_because text not null default '' check (ended_because in ('', 'answered', 'withdrawn', 'notNeeded')),
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  check ((ended_at is null) = (ended_because = ''))
);
comment on table load_paper_request is 'Missing papers of a load that its carrier or its customer was asked for by a link.';
comment on column load_paper_request.codes is 'The papers, by the kind of document.';
comment on column load_paper_request.ended_because is 'Everything came, staff took it back, or the load needs it no longer; empty while it is open.';
-- Two who ask the same party at once: the second one finds what the first has begun.
create unique index load_paper_request_open on load_paper_request (partition, load_id, asked_of) where ended_at is null;
create index load_paper_request_of_company on load_paper_request (partition, company_id);
create index load_paper_request_of_load on load_paper_request (partition, load_id, asked_at);

call isolate('load_paper_request');
create policy lookup on load_paper_request for select to haulway_lookup using (true);
grant select on load_paper_request to haulway_lookup;
grant select, insert, update on load_paper_request to haulway_app;
create policy scope on load_paper_request as restrictive to haulway_app
  using ((select scope_is_everything()) or scope_shows_load(load_id));

create function scope_hides_paper_request(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from load_paper_request r
    where r.partition = current_setting('app.partition', true) and r.id = record and scope_hides_load(r.load_id));
$$;
comment on function scope_hides_paper_request(uuid) is 'Whether a record asks for papers of a load outside the scope of the connection.';

do $$ begin
  revoke all on function scope_hides_paper_request(uuid) from public;
  grant execute on function scope_hides_paper_request(uuid) to haulway_app, haulway_lookup;
  alter function scope_hides_paper_request(uuid) owner to haulway_lookup;
  -- Links learn this noun as well, whatever others have taught them.
  execute replace(pg_get_functiondef('scope_hides_link(text, uuid, uuid)'::regprocedure), 'when subject is not null then scope_hides_party(subject)',
    'when subject is not null then scope_hides_party(subject) or scope_hides_paper_request(subject)');
end $$;

comment on column link.kind is 'The flow it opens: carrierregister, shipperregister, creditorapplicationform, creditlimitapprove, gitcertificaterenewal, podupload, podpack, paperupload, loadtender, drivertrip, loadtracking.';

-- Whoever sees the papers of a load sees who was asked for them; whoever books loads, or asks for proofs of delivery, asks.
alter table role_profile no force row level security;
update role_profile
   set authorisations = authorisations || array['tripDirector.getPaperRequests'], version = version + 1
 where 'tripDirector.getLoadPacket' = any (authorisations) and 'tripDirector.getPaperRequests' <> all (authorisations);
update role_profile
   set authorisations = authorisations || array['tripDirector.sendPaperRequest', 'tripDirector.resendPaperRequest', 'tripDirector.revokePaperRequest'],
       version = version + 1
 where 'tripDirector.getLoadPacket' = any (authorisations)
   and authorisations && array['tripDirector.sendPodRequest', 'tripDirector.submitLoad']
   and profile_set = 'PRIMARY' and 'tripDirector.sendPaperRequest' <> all (authorisations);
alter table role_profile force row level security;
