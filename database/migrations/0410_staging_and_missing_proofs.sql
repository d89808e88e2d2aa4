-- The counts of staging read the index alone: what hides proofs from who is limited to some loads asks for the load too.
create index pod_by_state on pod (partition, status, since, id) include (load_id);
drop index pod_by_status;

-- The list of loads whose proof is missing comes in the order of loading, as every list of loads does.
create index load_without_proof on load (partition, load_at, id) where pod_status in ('AWAITED', 'podRejected');
drop index load_pod_missing;
