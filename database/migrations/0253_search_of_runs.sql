-- Lists are searched by haulway_lookup, which reads the words of a row and nothing of what it means (0017).
create policy lookup on fuel_adjustment for select to haulway_lookup using (true);
grant select on fuel_adjustment to haulway_lookup;
