-- Directors of companies outside South Africa have national identity documents, whose numbers hold letters.
do $$
declare party text;
begin
  foreach party in array array['supplier', 'customer', 'contractor'] loop
    execute format('alter table %1$I drop constraint %1$s_id_type_check, add constraint %1$s_id_type_check
      check (id_type in (''SA_ID'', ''nationalId'', ''passport'', ''other''))', party || '_director');
  end loop;
end $$;
