-- The second factor once more, for what a stranger at an open desk must not do; and hand-overs that do not overlap.

create table confirmation (
  token_hash bytea primary key,
  partition text not null,
  user_id uuid not null,
  passkey_challenge text not null,
  attempts int not null default 0,
  expires_at timestamptz not null default now() + interval '5 minutes',
  used_at timestamptz,
  foreign key (partition, user_id) references app_user (partition, id)
);
comment on table confirmation is 'Somebody who is signed in is asked for the second factor again. Of no use at sign-in, where a password comes before it.';
comment on column confirmation.attempts is 'Raised before anything is compared; five and another one is needed.';
create index confirmation_expiry on confirmation (expires_at);
call isolate('confirmation');
create policy lookup on confirmation to haulway_lookup using (true);
grant select, delete on confirmation to haulway_lookup;
grant select, insert, update on confirmation to haulway_app;

create function purge_confirmations() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from confirmation where expires_at < now() - interval '1 hour';
  return null;
end $$;
alter function purge_confirmations() owner to haulway_lookup;
create trigger old_confirmations_go after insert on confirmation for each statement execute function purge_confirmations();

create table bank_rule (
  partition text not null,
  company_id uuid not null,
  needs_second_factor boolean not null,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table bank_rule is 'Whether at a company only people with a second factor approve changes of bank details. Who has one is asked for it everywhere.';
call isolate('bank_rule');
grant select, insert, update on bank_rule to haulway_app;
