-- What a phone tells mostly changes no column of its load, and its row with all its indexes was renewed only to say when the load
-- was last heard of. The row of the phone is written anyway, and says it now (decision 0176).
alter table trip_device add column told_at timestamptz;
comment on column trip_device.told_at is 'When it last told something new of the load, which has been heard of then.';
comment on column load.last_event_at is 'When something last happened that its row shows. What a device tells besides stands in trip_device.told_at; the load was last heard of at the later of the two.';
