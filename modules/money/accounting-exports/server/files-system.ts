import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { ExportedDocument } from '../document.ts';
import type { AccountingSystem, Standing } from './port.ts';
import './tables.ts';

/**
 * Files in place of a connection, behind the same port: a document is there when it stands in a file. `within` runs a
 * transaction of its own, as the other system would.
 */
export function filesSystem(
  within: <T>(task: (context: Context) => Promise<T>) => Promise<T>,
  exportId: string,
): AccountingSystem {
  const standingOf = (document: ExportedDocument, number: number): Standing => ({
    id: exportId,
    number: String(number),
    state: 'inFile',
    vendorNumber: document.vendorNumber,
    vendorInvoiceNumber: document.vendorInvoiceNumber,
    invoiceDate: document.invoiceDate,
    dueDate: document.dueDate,
    net: document.net,
    vat: document.vat,
    gross: document.gross,
  });
  return {
    check() {
      // A file takes whatever there is.
    },
    async lookUp(document) {
      const number = await within((context) => fileOf(context, exportId));
      return number === undefined ? [] : [standingOf(document, number)];
    },
    contents: async (document) => ({
      lines: document.lines.length,
      withoutCentre: [],
      hasRounding: false,
      hasFile: true,
      discount: document.discount ?? 0n,
    }),
    async create(document) {
      return within(async (context) => {
        const known = await fileOf(context, exportId);
        return standingOf(document, known ?? (await putInto(context, document, exportId)));
      });
    },
    addLines: async () => {},
    addCentres: async () => {},
    attach: async () => {},
    async readBack() {
      return undefined;
    },
  };
}

/** The number of the file in which an export stands. */
async function fileOf({ db, partition }: Context, exportId: string): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    select f.number from accounting_export x join accounting_file f on f.partition = x.partition and f.id::text = x.their_id
     where x.partition = ${partition} and x.id = ${exportId} and x.their_status = ${'inFile'}`.execute(db);
  return rows[0]?.number;
}

/** Puts a document into the open file of its company, and answers the number of the file. */
async function putInto(context: Context, document: ExportedDocument, exportId: string): Promise<number> {
  const { companyId } = document;
  const gross = Number(document.kind === 'creditNote' ? -document.gross : document.gross);
  const { db, partition } = context;
  // One file at a time is open; whoever takes it waits for this, or this for them.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accountingFile ${partition} ${companyId}`}, 0))`.execute(
    db,
  );
  const { rows: open } = await sql<{ id: string; number: number }>`
    update accounting_file set documents = documents + 1, gross = gross + ${gross}
     where partition = ${partition} and company_id = ${companyId} and taken_at is null returning id, number`.execute(
    db,
  );
  const { rows: opened } = open[0]
    ? { rows: open }
    : await sql<{ id: string; number: number }>`
        insert into accounting_file (partition, company_id, number, documents, gross)
        select ${partition}, ${companyId}, coalesce(max(number), 0) + 1, 1, ${gross}::bigint from accounting_file
         where partition = ${partition} and company_id = ${companyId}
        returning id, number`.execute(db);
  const { id, number } = opened[0]!;
  await sql`update accounting_export set their_id = ${id}, their_status = ${'inFile'} where partition = ${partition} and id = ${exportId}`.execute(
    db,
  );
  return number;
}
