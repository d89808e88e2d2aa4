-- Proofs of delivery: what is awaited of a load, what came, and what was decided about it (decision 0086).

create table pod (
  partition text not null,
  id uuid not null default uuidv7(),
  company_id uuid not null,
  load_id uuid,
  stop_id uuid,
  reference text not null default '',
  status text not null check (status in ('UNMATCHED', 'AWAITED', 'podSubmitted', 'podAccepted', 'podRejected', 'WAIVED', 'SUPERSEDED', 'VOID')),
  method text not null default '' check (method in ('', 'signOnGlass', 'photo', 'scan', 'email', 'integration', 'paper')),
  pages jsonb not null default '[]' check (jsonb_typeof(pages) = 'array'),
  signed_by text not null default '',
  signed_at timestamptz,
  received_from text not null default '',
  received_via text not null default '' check (received_via in ('', 'staff', 'link', 'driver', 'supplier', 'email', 'integration')),
  received_at timestamptz,
  sender_supplier_id uuid,
  exceptions jsonb not null default '[]' check (jsonb_typeof(exceptions) = 'array'),
  guess jsonb,
  is_seen_before boolean not null default false,
  uploader_ids uuid[] not null default '{}',
  assignee_id uuid,
  assignee text not null default '',
  reject_reason text not null default '',
  note text not null default '',
  decided_by text not null default '',
  decided_by_id uuid,
  decided_at timestamptz,
  superseded_by uuid,
  since timestamptz not null,
  asked_from timestamptz,
  asked_round int not null default 1,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  search_words text not null default '',
  search text not null generated always as (search_key(search_words)) stored,
  primary key (partition, id),
  foreign key (partition, company_id) references company (partition, id),
  foreign key (partition, load_id) references load (partition, id),
  foreign key (partition, sender_supplier_id) references supplier (partition, id),
  check (status = 'UNMATCHED' or load_id is not null or status = 'SUPERSEDED'),
  check (stop_id is null or load_id is not null)
);
comment on table pod is 'Proofs of delivery: a row for each that is awaited of a load, filled in when it comes, and for each that came and fits no load yet.';
comment on column pod.stop_id is 'The stop at which it was signed. A stop that is taken out of the load leaves it behind.';
comment on column pod.reference is 'The document that it proves, where the customer wants one for each.';
comment on column pod.pages is 'In order: {file, page, turn}. The file is a blob name, the page counts from 1, the turn is in degrees to the right.';
comment on column pod.exceptions is 'What was not in order: {kind, goodsLineId, quantity, note}.';
comment on column pod.guess is 'Which load it seems to be for: {loadId, confidence, by}.';
comment on column pod.is_seen_before is 'A page of it stands on another load too.';
comment on column pod.uploader_ids is 'Staff who brought its pages: they do not accept it.';
comment on column pod.note is 'What was said beside the reason of a rejection, a waiver or a reopening.';
comment on column pod.since is 'From when its age counts: the delivery, or its arrival where no load is known.';
comment on column pod.asked_from is 'From when the reminders count; empty while nothing is asked for.';
comment on column pod.asked_round is 'How often it has been asked for from the start: each rejection begins the reminders anew.';
-- One for each load, stop and reference; what was replaced or is void does not count.
create unique index pod_once on pod (partition, load_id, coalesce(stop_id, '00000000-0000-0000-0000-000000000000'::uuid), reference)
  where load_id is not null and status not in ('UNMATCHED', 'SUPERSEDED', 'VOID');
create index pod_by_status on pod (partition, status, since, id);
create index pod_by_update on pod (partition, updated_at, id);
create index pod_of_load on pod (partition, load_id);
create index pod_asked on pod (partition, asked_from, id) where asked_from is not null and status in ('AWAITED', 'podRejected');
create index pod_by_sender on pod (partition, sender_supplier_id) where sender_supplier_id is not null;
create index pod_search on pod using gin (partition, search gin_trgm_ops);
call isolate('pod');
create policy lookup on pod for select to haulway_lookup using (true);
grant select on pod to haulway_lookup;
grant select, insert, update on pod to haulway_app;
create policy scope on pod as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from load l where l.partition = pod.partition and l.id = pod.load_id));

create table pod_file (
  partition text not null,
  id uuid not null default uuidv7(),
  pod_id uuid not null,
  blob_name text not null,
  sha256 text not null,
  content_type text not null,
  pages int not null check (pages > 0),
  file_name text not null,
  uploaded_by text not null,
  uploaded_by_id uuid,
  uploaded_at timestamptz not null default now(),
  superseded_at timestamptz,
  primary key (partition, id),
  unique (partition, pod_id, blob_name),
  foreign key (partition, pod_id) references pod (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name)
);
comment on table pod_file is 'Files of proofs of delivery, a row for each proof that has pages of it.';
comment on column pod_file.superseded_at is 'Since when a newer file stands in its place, because it was rejected.';
create index pod_file_by_hash on pod_file (partition, sha256);
create index pod_file_by_blob on pod_file (partition, blob_name);
call isolate('pod_file');
create policy scope on pod_file as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from pod p where p.partition = pod_file.partition and p.id = pod_file.pod_id));
grant select, insert, update on pod_file to haulway_app;

create table pod_reminder (
  partition text not null,
  pod_id uuid not null,
  round int not null,
  day int not null,
  link_id uuid,
  recipient text not null default '',
  problem text,
  sent_at timestamptz not null,
  primary key (partition, pod_id, round, day),
  foreign key (partition, pod_id) references pod (partition, id)
);
comment on table pod_reminder is 'Which step of the ladder was taken for which proof of delivery, so that each is taken once. Day 0 is asking itself.';
comment on column pod_reminder.problem is 'Why nobody could be asked: a code of the failure texts.';
call isolate('pod_reminder');
create policy scope on pod_reminder as restrictive to haulway_app using (
  (select scope_is_everything()) or exists (select from pod p where p.partition = pod_reminder.partition and p.id = pod_reminder.pod_id));
grant select, insert on pod_reminder to haulway_app;

create function scope_hides_pod(record uuid) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from pod p
    where p.partition = current_setting('app.partition', true) and p.id = record and not scope_is_everything()
      and (p.load_id is null or scope_hides_load(p.load_id)));
$$;
comment on function scope_hides_pod(uuid) is 'Whether a record is a proof of delivery outside the scope of the connection.';
revoke all on function scope_hides_pod(uuid) from public;
grant execute on function scope_hides_pod(uuid) to haulway_app, haulway_lookup;
alter function scope_hides_pod(uuid) owner to haulway_lookup;
-- Added to what the function asks already, so that whatever other modules have added to it stays.
do $$ begin
  execute replace(pg_get_functiondef('scope_hides(uuid)'::regprocedure), 'or scope_hides_load(record)',
    'or scope_hides_load(record) or scope_hides_pod(record)');
end $$;
