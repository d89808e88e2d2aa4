-- Certificates that end soon are counted without touching the rows.
drop index supplier_by_cover_end;
create index supplier_by_cover_end on supplier (partition, cover_ends, id)
  include (is_transporter, cover) where status <> 'deleted';
