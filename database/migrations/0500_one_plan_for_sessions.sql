-- A session is found by a key: one plan is right for all. So it is wherever the function is called, also beside what a call reads.
alter function session_find (bytea[]) set plan_cache_mode = 'force_generic_plan';
