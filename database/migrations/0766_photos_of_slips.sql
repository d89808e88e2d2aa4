-- Photos of slips of fuel and toll, beside the amount that somebody typed from them.

create table fleet_slip_photo (
  partition text not null,
  id uuid not null default uuidv7(),
  line_id uuid not null,
  blob_name text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (partition, id),
  unique (partition, line_id, blob_name),
  foreign key (partition, line_id) references fleet_log_line (partition, id),
  foreign key (partition, blob_name) references stored_file (partition, blob_name)
);
comment on table fleet_slip_photo is 'A photo of a slip of the log book. It proves what was typed, and may come after the month was locked.';
create index fleet_slip_photo_by_blob on fleet_slip_photo (partition, blob_name);

call isolate('fleet_slip_photo');
create policy scope on fleet_slip_photo as restrictive to haulway_app using ((select scope_is_everything()));
grant select, insert on fleet_slip_photo to haulway_app;

-- Whoever writes slips adds their photos. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array['tripDirector.postFleetSlipPhoto']) a)
 where 'tripDirector.postFleetLogLine' = any (r.authorisations);
alter table role_profile force row level security;
