-- What a company does when a truck of its own is dispatched without the inspection of the day.

create table vehicle_inspection_setting (
  partition text not null,
  company_id uuid not null,
  before_dispatch text not null default 'warn' check (before_dispatch in ('warn', 'refuse')),
  updated_by text not null,
  updated_at timestamptz not null default now(),
  version int not null default 1,
  primary key (partition, company_id),
  foreign key (partition, company_id) references company (partition, id)
);
comment on table vehicle_inspection_setting is 'How a company holds to the inspection of the day: it warns where nobody has set it.';
comment on column vehicle_inspection_setting.before_dispatch is 'Whether a dispatch without the inspection of the day is warned of, or refused.';

call isolate('vehicle_inspection_setting');
grant select, insert, update on vehicle_inspection_setting to haulway_app;

-- Whoever sees inspections sees what a load lacks, and who keeps checklists sets what a dispatch does. The walls hold for the owner too.
alter table role_profile no force row level security;
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.getVehicleInspectionOfLoad', 'tripDirector.getVehicleInspectionSetting']) a)
 where 'tripDirector.getVehicleInspections' = any (r.authorisations);
update role_profile r
   set version = version + 1, authorisations = (select array_agg(distinct a order by a) from unnest(r.authorisations || array[
     'tripDirector.putVehicleInspectionSetting']) a)
 where 'tripDirector.putVehicleInspectionTemplate' = any (r.authorisations);
alter table role_profile force row level security;
