-- A supplier that carries a load may name a vehicle and a driver that are not on file. They wait to be checked, and until then
-- they may go with that load alone.

create table named_resource (
  partition text not null,
  kind text not null check (kind in ('vehicle', 'driver')),
  resource_id uuid not null,
  load_id uuid not null,
  named_by text not null,
  named_at timestamptz not null default now(),
  primary key (partition, kind, resource_id),
  foreign key (partition, load_id) references load (partition, id)
);
comment on table named_resource is 'Vehicles and drivers that were named for a load before they were on file. Rows are neither changed nor deleted.';
comment on column named_resource.load_id is 'The load that may have it before it is checked.';
create index named_resource_of_load on named_resource (partition, load_id);
call isolate('named_resource');
create policy scope on named_resource as restrictive to haulway_app using (
  (select scope_is_everything()) or scope_shows_load(load_id));
grant select, insert on named_resource to haulway_app;

-- Roles that assign may also name a vehicle or driver that is not on file.
alter table role_profile no force row level security;
update role_profile r
   set authorisations = r.authorisations || array(
         select wanted from unnest(array['tripDirector.postLoadDriver', 'tripDirector.postLoadVehicle']) wanted
          where wanted <> all (r.authorisations) order by wanted),
       version = version + 1
 where 'tripDirector.assignLoad' = any (r.authorisations);
alter table role_profile force row level security;
