-- The first file of a proof, for lists. Where a table was small or never analysed, the plan read all files of a partition for
-- each row of staging, and a plan is kept as long as nothing is analysed; this index has the proof and the order.
create index pod_file_of_pod on pod_file (partition, pod_id, uploaded_at, id);
