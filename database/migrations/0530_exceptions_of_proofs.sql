-- Whether something was not in order is said by the stops of a load and by its proofs of delivery. Each of the two wrote the same
-- column, so that a correction of a stop wiped out what a proof had said (decision 0187).
alter table load add column has_proof_exception boolean not null default false;
comment on column load.has_proof_exception is 'Whether an accepted proof of delivery says that something was not in order.';
comment on column load.has_exception is 'Whether something was not in order: at a stop, or by a proof of delivery.';
alter table load no force row level security;
alter table pod no force row level security;
update load l set has_proof_exception = true, has_exception = true
  from pod p
 where p.partition = l.partition and p.load_id = l.id and p.status = 'podAccepted' and p.exceptions <> '[]';
alter table pod force row level security;
alter table load force row level security;
