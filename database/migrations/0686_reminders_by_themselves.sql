-- A company chooses whether its reminders go out by themselves; until it does, a person starts them.
alter table debtor_rule add column sends_reminders boolean not null default false;
comment on column debtor_rule.sends_reminders is 'Whether reminders go out by themselves on working days; otherwise a person starts them.';
