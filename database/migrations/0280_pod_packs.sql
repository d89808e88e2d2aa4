-- What a customer is sent of its proofs of delivery: every sending with its method, format and result (decision 0108).

create table pod_pack (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_id uuid not null,
  reference text not null default '',
  pod_ids uuid[] not null check (cardinality(pod_ids) > 0),
  method text not null check (method in ('EMAIL', 'PORTAL', 'INTEGRATION', 'PAPER')),
  format text not null check (format in ('PDF', 'TIFF')),
  status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'TO_POST', 'SENT', 'UNKNOWN', 'FAILED', 'CANCELLED')),
  recipients text[] not null default '{}',
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  is_again boolean not null default false,
  is_by_hand boolean not null default false,
  link_id uuid,
  problem text not null default '',
  asked_at timestamptz not null,
  sent_at timestamptz,
  fetched_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table pod_pack is 'Sendings of proofs of delivery to customers, a row for each.';
comment on column pod_pack.reference is 'The document that it proves, where the customer wants a pack for each.';
comment on column pod_pack.parts is 'Its files, in order: {blobName, fileName, pages, bytes}.';
comment on column pod_pack.is_again is 'The customer was sent these proofs before, and is told so.';
comment on column pod_pack.problem is 'Why it could not be sent: a code of the failure texts, or what the mail server said.';
comment on column pod_pack.fetched_at is 'When the customer, or its system, first took a file of it.';
create index pod_pack_of_load on pod_pack (partition, load_id, asked_at);
create index pod_pack_by_time on pod_pack (partition, asked_at, id);
create index pod_pack_open on pod_pack (partition, status, asked_at, id) where status <> 'SENT';
create index pod_pack_search on pod_pack using gin (partition, search gin_trgm_ops);
create index pod_pack_by_update on pod_pack (partition, updated_at, id);
call isolate('pod_pack');
create policy lookup on pod_pack for select to haulway_lookup using (true);
grant select on pod_pack to haulway_lookup;
create policy scope on pod_pack as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = pod_pack.partition and l.id = pod_pack.load_id));
grant select, insert, update on pod_pack to haulway_app;

create table pod_pack_mail (
  partition text not null,
  pack_id uuid not null,
  part int not null check (part > 0),
  recipient text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENDING', 'SENT', 'UNKNOWN', 'FAILED')),
  problem text not null default '',
  sent_at timestamptz,
  primary key (partition, pack_id, part, recipient),
  foreign key (partition, pack_id) references pod_pack (partition, id)
);
comment on table pod_pack_mail is 'Mails of a pack. One that is handed over says so before and after, so that after a crash nobody takes for sent, or for not sent, what nobody knows.';
call isolate('pod_pack_mail');
create policy scope on pod_pack_mail as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from pod_pack p where p.partition = pod_pack_mail.partition and p.id = pod_pack_mail.pack_id));
grant select, insert, update on pod_pack_mail to haulway_app;

-- Whoever decides about proofs sends them on; whoever reads them reads what became of it.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.getPodPacks', 'tripDirector.getPodPackFile', 'tripDirector.sendPodPack',
           'tripDirector.settlePodPack', 'tripDirector.getPodPostList']) wanted
          where wanted <> all (r.authorisations)),
       version = version + 1
 where 'tripDirector.approvePod' = any (r.authorisations);
alter table role_profile force row level security;

create function scope_hides_pod_pack(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from pod_pack p
    where p.partition = current_setting('app.partition', true) and p.id = record and not scope_is_everything()
      and scope_hides_load(p.load_id));
$$;
comment on function scope_hides_pod_pack(uuid) is 'Whether a record is a sending of proofs of delivery outside the scope of the connection.';
revoke all on function scope_hides_pod_pack(uuid) from public;
grant execute on function scope_hides_pod_pack(uuid) to haulway_app, haulway_lookup;
alter function scope_hides_pod_pack(uuid) owner to haulway_lookup;
do $$ begin
  execute replace(pg_get_functiondef('scope_hides(uuid)'::regprocedure), 'or scope_hides_pod(record)',
    'or scope_hides_pod(record) or scope_hides_pod_pack(record)');
end $$;
