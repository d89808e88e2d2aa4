-- A driver's mobile number counts as theirs once a code that was sent to it came back.

alter table driver
  add column verified_mobile text not null default '',
  add column mobile_verified_at timestamptz;
comment on column driver.verified_mobile is 'The number that a code was sent to and came back from. Another number in `mobile` is unverified, whoever wrote it.';
alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check check (purpose in ('link', 'reset', 'driverMobile'));
