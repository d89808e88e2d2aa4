-- Links that staff look after: reminders that send themselves, copies, and a board that counts.

alter table company add column reminder_days int[] not null default '{3,7,12}'
  check (cardinality(reminder_days) <= 10 and 1 <= all (reminder_days) and 90 >= all (reminder_days));
comment on column company.reminder_days is 'Days after sending on which the recipient of a link is reminded, until it is submitted.';

update link set sent_at = created_at where sent_at is null;
alter table link alter column sent_at set default now();
alter table link alter column sent_at set not null;
comment on column link.sent_at is 'When it was last sent; reminders count from this day.';
create index link_waiting on link (partition, company_id, sent_at) where status = 'pending';

create table link_token (
  token_hash bytea primary key,
  partition text not null,
  link_id uuid not null,
  made_for text not null check (made_for in ('copy', 'reminder')),
  created_at timestamptz not null default now(),
  foreign key (partition, link_id) references link (partition, id)
);
comment on table link_token is 'Further addresses of the same link. Nobody knows the mailed token any more, so a copy or a reminder carries one of its own, and all of them work.';
comment on column link_token.token_hash is 'SHA-256 of the 256-bit token.';
create index link_token_of_link on link_token (partition, link_id);
call isolate('link_token');
create policy lookup on link_token for select to haulway_lookup using (true);
grant select on link_token to haulway_lookup;
grant select, insert, delete on link_token to haulway_app;

create or replace function link_find(hash bytea) returns table (id uuid, partition text) language sql stable security definer set search_path = public as $$
  select id, partition from link where token_hash = hash
  union all
  select link_id, partition from link_token where token_hash = hash;
$$;

create table link_reminder (
  partition text not null,
  link_id uuid not null,
  day int not null,
  sent_at timestamptz not null default now(),
  primary key (partition, link_id, day),
  foreign key (partition, link_id) references link (partition, id)
);
comment on table link_reminder is 'The reminders that a link has had since it was last sent. The key is what makes each of them happen once.';
comment on column link_reminder.day is 'Days after sending, as company.reminder_days had it.';
call isolate('link_reminder');
grant select, insert, delete on link_reminder to haulway_app;
