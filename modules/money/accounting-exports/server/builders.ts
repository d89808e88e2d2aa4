import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { type ExportedDocument, readDocument } from '../document.ts';
import type { TheirState } from '../status.ts';
import { exportDue } from './carry-out.ts';
import { findSystem } from './queries.ts';
import { partnerOf, sealedSecret, systemOf } from './settings.ts';

/** A connection to a test server in place of Business Central, of a name that people do not give. */
export interface TestConnection {
  readonly tenant: string;
  readonly theirCompanyId: string;
  readonly baseUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly secret: string;
}

/**
 * Connects a company with a test server, for the demonstration. What people have set themselves is left alone, and so is a
 * connection that they switched off. Answers whether the company is connected, and whether it is for the first time.
 */
export async function connectTestServer(
  app: App,
  partition: string,
  companyId: string,
  { tenant, theirCompanyId, baseUrl, tokenUrl, clientId, secret }: TestConnection,
): Promise<{ readonly isConnected: boolean; readonly isNew: boolean }> {
  return inPartition(systemOfBuilder(app), partition, async (context) => {
    const known = await findSystem(context, companyId);
    if (known && known.tenant !== tenant) return { isConnected: false, isNew: false };
    const stored = known ?? (await systemOf(context, companyId));
    await context.db
      .updateTable('accounting_system')
      .set({
        kind: 'businessCentral',
        tenant,
        environment: 'Production',
        their_company_id: theirCompanyId,
        client_id: clientId,
        secret_sealed: sealedSecret(app, stored, secret),
        base_url: baseUrl,
        token_url: tokenUrl,
        ...(!known && {
          vat_codes: JSON.stringify({ standard: 'STANDARD', zeroRated: 'ZERO', exempt: 'EXEMPT', outOfScope: 'ZERO' }),
          dimension_code: 'CENTRE',
          rounding_account: '6900',
          auto_post: true,
          is_active: true,
        }),
        version: sql<number>`version + 1`,
      })
      .where('partition', '=', partition)
      .where('id', '=', stored.id)
      .execute();
    await partnerOf(context, companyId);
    return { isConnected: true, isNew: !known };
  });
}

/** A document that stands in the other system, as it was sent. */
export interface ExportedBefore {
  readonly document: ExportedDocument;
  readonly theirId: string;
  readonly theirNumber: string;
  readonly theirStatus: TheirState;
}

/** What a company has exported and what stands there, for a test server that has forgotten it. */
export async function exportedBefore(app: App, partition: string, companyId: string): Promise<ExportedBefore[]> {
  const { rows } = await sql<Omit<ExportedBefore, 'document'> & { document: unknown }>`
    select x.document, x.their_id as "theirId", e.their_number as "theirNumber", x.their_status as "theirStatus"
      from accounting_export x join exchange e on e.partition = x.partition and e.id = x.id
     where x.partition = ${partition} and x.company_id = ${companyId} and x.their_id <> '' and x.their_status = any (${['draft', 'posted', 'paid'] satisfies TheirState[]}::text[])
     order by x.id`.execute(app.database.writer(partition));
  return rows.map((row) => ({ ...row, document: readDocument(row.document) }));
}

/** Carries out what is due of a company now, without waiting for a job. */
export async function exportNow(app: App, partition: string, companyId: string): Promise<void> {
  await exportDue(app, partition, companyId);
}

const systemOfBuilder = (app: App) =>
  systemContext(app, { language: 'en', requestId: 'builder', operation: 'putBusinessCentralSetting' });
