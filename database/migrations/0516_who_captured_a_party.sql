-- Who captured a party is asked of its link only where the row does not say it: asked in one expression, every row of an import
-- was a statement of its own, planned anew (decision 0171).
create or replace function note_captured_by() returns trigger language plpgsql as $$
begin
  if new.captured_by_id is null then
    new.captured_by_id := new.edited_by[1];
  end if;
  if new.captured_by_id is null then
    new.captured_by_id := (select l.created_by from link l where l.partition = new.partition and l.id = new.source_link_id);
  end if;
  return new;
end $$;
