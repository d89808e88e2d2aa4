import { sql } from 'kysely';
import type { z } from 'zod';
import { csvOf, WrittenNumber } from '#platform/csv.ts';
import { type Cents, cents, decimalOf } from '#platform/money.ts';
import { quantityText, type UnitPrice, unitPriceText } from '#platform/scaled.ts';
import type { Context } from '#platform/server/implement.ts';
import { orNotFound } from '#platform/server/records.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import type { fileRow } from '../contract.ts';
import { type ExportedDocument, readDocument } from '../document.ts';
import './tables.ts';

interface StoredFile {
  readonly id: string;
  readonly company_id: string;
  readonly number: number;
  readonly documents: number;
  readonly gross: number;
  readonly content: string;
  readonly created_at: Date;
  readonly taken_by: string;
  readonly taken_at: Date | null;
}

/** Files of documents, the newest first: the open one, and those that were taken. */
export async function listFiles(
  context: Context,
  { companyId }: { readonly companyId?: string | undefined },
): Promise<z.input<typeof fileRow>[]> {
  refuseWhenScoped(context);
  const { db, partition } = context;
  const { rows } = await sql<StoredFile>`
    select * from accounting_file where partition = ${partition} and (${companyId ?? null}::uuid is null or company_id = ${companyId ?? null})
     order by created_at desc, id desc limit 200`.execute(db);
  return rows.map(rowOf);
}

/** Gives a file. The first time it is closed; after that it is the same, byte by byte, with who took it first. */
export async function takeFile(context: Context, { id }: { readonly id: string }) {
  refuseWhenScoped(context);
  const { db, partition, actor, now } = context;
  const find = async () => {
    const { rows } = await sql<StoredFile>`
      select * from accounting_file where partition = ${partition} and id = ${id}`.execute(db);
    return orNotFound(rows[0]);
  };
  const { company_id: companyId } = await find();
  // Whoever puts a document into it waits, or is waited for.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accountingFile ${partition} ${companyId}`}, 0))`.execute(
    db,
  );
  const stored = await find();
  if (stored.taken_at) return answerOf(stored, true);
  const { rows: documents } = await sql<{ document: unknown }>`
    select document from accounting_export where partition = ${partition} and their_id = ${id} and their_status = ${'inFile'} order by id`.execute(
    db,
  );
  const content = fileOf(documents.map(({ document }) => readDocument(document)));
  await sql`update accounting_file set content = ${content}, taken_by = ${actor.name}, taken_at = ${now} where partition = ${partition} and id = ${id}`.execute(
    db,
  );
  await context.audit({
    noun: 'accountingExport',
    recordId: id,
    event: 'taken',
    after: { number: stored.number, documents: stored.documents },
  });
  await context.publish('accountingExports', 'taken', id);
  return answerOf({ ...stored, content, taken_by: actor.name, taken_at: now }, false);
}

function answerOf(stored: StoredFile, isTakenAgain: boolean) {
  return {
    ...rowOf(stored),
    fileName: `supplier-invoices-${String(stored.number).padStart(5, '0')}.csv`,
    content: stored.content,
    isTakenAgain,
  };
}

function rowOf(stored: StoredFile): z.input<typeof fileRow> {
  return {
    id: stored.id,
    companyId: stored.company_id,
    number: stored.number,
    documents: stored.documents,
    gross: cents(stored.gross),
    createdAt: stored.created_at.toISOString(),
    takenBy: stored.taken_by,
    takenAt: stored.taken_at?.toISOString() ?? null,
  };
}

const columns = [
  'document',
  'version',
  'vendorNumber',
  'vendorInvoiceNumber',
  'invoiceDate',
  'postingDate',
  'dueDate',
  'currency',
  'line',
  'account',
  'centre',
  'description',
  'quantity',
  'unitCost',
  'vatCode',
  'net',
  'documentNet',
  'documentVat',
  'documentGross',
  'kind',
] as const;

/**
 * Documents as a spreadsheet and other programs read them: a row for each line. Numbers that are names are texts and keep
 * their noughts, a text cannot run as a formula, and amounts have two decimals. Amounts of a credit note are below zero, so that
 * a program which does not know its kind books no second invoice.
 */
export function fileOf(documents: readonly ExportedDocument[]): string {
  const rows = documents.flatMap((document) => {
    const sign = document.kind === 'creditNote' ? -1n : 1n;
    const amount = (value: Cents) => number(decimalOf(cents(sign * value)));
    return document.lines.map((line, place) => [
      document.id,
      String(document.version),
      document.vendorNumber,
      document.vendorInvoiceNumber,
      document.invoiceDate,
      document.postingDate,
      document.dueDate,
      document.currency,
      String(place + 1),
      line.account,
      line.centre,
      line.description,
      number(quantityText(line.quantity)),
      number(unitPriceText((sign * line.unitCost) as UnitPrice)),
      line.vatCode,
      amount(line.net),
      amount(document.net),
      amount(document.vat),
      amount(document.gross),
      document.kind,
    ]);
  });
  return csvOf([[...columns], ...rows]);
}

const number = (text: string) => new WrittenNumber(text);
