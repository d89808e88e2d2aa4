-- Documents with lines: orders, invoices. A document's table is a noun of its own; its lines and the revisions that were
-- sent stand in two tables beside it.

-- Makes `<document>_line`, a table with a document's own line columns, into its lines, and adds `<document>_revision`.
-- A line keeps its id wherever it moves: receipts and invoices refer to it.
create procedure document_lines(document regclass) language plpgsql as $$
begin
  execute format('alter table %1$s_line
    add column id uuid not null,
    add column partition text not null,
    add column %1$s_id uuid not null,
    add column line_number int not null check (line_number > 0),
    add primary key (partition, id),
    add foreign key (partition, %1$s_id) references %1$s (partition, id) on delete cascade,
    add constraint %1$s_line_order unique (partition, %1$s_id, line_number) deferrable initially immediate', document);
  execute format('comment on column %s_line.line_number is %L', document, 'From 1 without gaps; checked at the end of a statement, so that lines can change places.');
  execute format('call isolate(%L)', document || '_line');
  execute format('grant select, insert, update, delete on %s_line to haulway_app', document);

  execute format('create table %1$s_revision (
    partition text not null,
    %1$s_id uuid not null,
    revision int not null check (revision > 0),
    head jsonb not null,
    lines jsonb not null,
    sent_by text not null,
    sent_at timestamptz not null default now(),
    primary key (partition, %1$s_id, revision),
    foreign key (partition, %1$s_id) references %1$s (partition, id))', document);
  execute format('comment on table %s_revision is %L', document, 'The document as it was sent. Rows are neither changed nor deleted: the server may not.');
  execute format('call isolate(%L)', document || '_revision');
  execute format('grant select, insert on %s_revision to haulway_app', document);
end $$;
