import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import type { InvoicePaper } from '#modules/money/invoice-papers/paper.ts';

/** Keeps the picture that a document bears, once for all documents with it. */
export async function keepPaperLogo(context: Context, { logo }: InvoicePaper): Promise<void> {
  if (!logo) return;
  const { db, partition } = context;
  const { rows } =
    await sql`select from invoice_logo where partition = ${partition} and sha256 = ${logo.sha256}`.execute(db);
  const bytes = rows.length === 0 ? await pictureOfCompany(context, logo.sha256) : undefined;
  if (!bytes) return;
  await sql`insert into invoice_logo (partition, sha256, content_type, bytes)
    values (${partition}, ${logo.sha256}, ${logo.contentType}, ${Buffer.from(bytes)}) on conflict do nothing`.execute(
    db,
  );
}

/** The picture on a document: as it was kept with it, or that of the company for a draft. */
export async function paperLogo(context: Context, { logo }: InvoicePaper): Promise<Uint8Array | undefined> {
  if (!logo) return undefined;
  const { db, partition } = context;
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from invoice_logo where partition = ${partition} and sha256 = ${logo.sha256}`.execute(db);
  return rows[0]?.bytes ?? (await pictureOfCompany(context, logo.sha256));
}

async function pictureOfCompany({ app, db, partition }: Context, sha256: string): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from company_logo where partition = ${partition} and sha256 = ${sha256} limit 1`.execute(db);
  return (rows[0] && (await app.files.get(rows[0].name))) ?? undefined;
}

/** Where a screen shows the picture of a paper from: only while it is still that of its company. */
export async function logoUrlOf({ db, partition }: Context, { logo }: InvoicePaper): Promise<string> {
  if (!logo) return '';
  const { rows } = await sql<{ name: string }>`
    select name from company_logo where partition = ${partition} and sha256 = ${logo.sha256} limit 1`.execute(db);
  return rows[0] ? `/logos/${rows[0].name}` : '';
}
