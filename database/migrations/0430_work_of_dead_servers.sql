-- Queues that are there already learn of a dead server as those that are made from now on (platform/server/jobs.ts). Their table
-- is made after the migrations of a first start, and belongs to the server's role.
do $$
begin
  if to_regclass('job.queue') is not null then
    set local role haulway_app;
    update job.queue set heartbeat_seconds = 30 where expire_seconds > 30;
    reset role;
  end if;
end
$$;
