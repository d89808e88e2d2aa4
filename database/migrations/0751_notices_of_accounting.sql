-- Notices of the accounting system bring its poll forward (decision 0251); a flood of them asks for one poll only.

alter table accounting_system add column noticed_at timestamptz;
comment on column accounting_system.noticed_at is 'When a notice brought the poll forward last: another one soon after it asks for nothing more.';
