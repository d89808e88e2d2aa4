import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { clientDays } from '#modules/base/companies/server/index.ts';
import { attachCertificate, incomingFile, insertCertificate, type CoverFacts } from '../certificates.ts';
import { getSupplier } from '../queries.ts';
import { remindOn } from './reminders.ts';

export interface RenewalOverrides {
  readonly supplierId: string;
  readonly facts: CoverFacts;
  /** The document in base64. */
  readonly document: string;
  readonly uploadedAt: Date;
}

/** Puts in a renewal as if it had come through its link; it waits for review. */
export async function buildRenewal(app: App, partition: string, renewal: RenewalOverrides): Promise<string> {
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildRenewal' });
  return inPartition(system, partition, async (context) => {
    const supplier = await getSupplier(context.db, partition, renewal.supplierId);
    const file = await incomingFile(context, {
      content: renewal.document,
      field: 'gitCertificate',
      blobName: '',
      companyId: supplier.company_id,
      uploadedBy: supplier.email,
    });
    await attachCertificate(context, file!, supplier.id);
    const id = await insertCertificate(context, {
      supplierId: supplier.id,
      facts: renewal.facts,
      document: file!,
      uploadedBy: supplier.email,
      uploadedById: null,
      linkId: null,
    });
    await updateRow({ db: context.db, partition }, 'git_certificate', id, { uploaded_at: renewal.uploadedAt });
    return id;
  });
}

/** Sends the reminders that are due today, at whatever hour the demonstration is started. */
export async function sendDueReminders(app: App, partition: string): Promise<void> {
  for (const day of await clientDays(app)) if (day.partition === partition) await remindOn(app, day);
}
