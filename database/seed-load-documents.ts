import { sql } from 'kysely';
import { defaultTimeZone, formatDate, todayIn } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { literals } from '#platform/server/states-in-sql.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import { demoPage } from './demo-page.ts';

type Paper = readonly [type: DocumentType, title: string, status: DocumentStatus];

const invoice = ['commercialInvoice', 'Commercial invoice', 'approved'] as const;
const packing = ['packingList', 'Packing list', 'approved'] as const;
const declaration = ['customsDeclaration', 'Customs declaration', 'approved'] as const;
const manifest = ['roadManifest', 'Road manifest', 'approved'] as const;
const origin = ['certificateOfOrigin', 'Certificate of origin', 'approved'] as const;

/** The papers of loads over a border and how each ended, one load after the other. */
const overBorders: readonly (readonly Paper[])[] = [
  [invoice, packing, declaration, manifest, origin],
  [invoice, packing, ['customsDeclaration', 'Customs declaration', 'submitted'], manifest],
  [invoice, ['customsDeclaration', 'Customs declaration', 'rejected']],
  [invoice, packing, declaration, manifest],
  [['packingList', 'Packing list', 'submitted']],
  [],
];

/** Papers filed of some loads within the country, though nobody asks for them. */
const within: readonly (readonly Paper[])[] = [
  [['weighbridgeSlip', 'Weighbridge slip', 'approved']],
  [['waybill', 'Signed waybill', 'approved']],
  [['deliveryNote', 'Delivery note', 'approved']],
];

interface SeededLoad {
  readonly id: string;
  readonly company_id: string;
  readonly load_number: string;
  readonly origin: string;
  readonly destination: string;
  readonly is_abroad: boolean;
}

const day = 86_400_000;

/** Papers of the demonstration's loads that are on their way or delivered, once. */
export async function seedLoadDocuments(app: App, partition: string): Promise<void> {
  const db = app.database.writer(partition);
  const { rows: filed } = await sql`select from document where partition = ${partition}
    and subject_type = 'load' limit 1`.execute(db);
  if (filed.length > 0) return;
  const { rows: loads } = await sql<SeededLoad>`
    select id, company_id, load_number, origin, destination, cardinality(countries) > 1 as is_abroad from load
     where partition = ${partition} and status in ${literals<LoadState>('BOOKED', 'ASSIGNED', 'DISPATCHED', 'IN_TRANSIT', 'DELIVERED')}
     order by load_at, id limit 200`.execute(db);
  const abroad = loads.filter(({ is_abroad }) => is_abroad);
  const home = loads.filter(({ is_abroad }, place) => !is_abroad && place % 12 === 0);
  for (const [place, load] of abroad.entries())
    await file(app, partition, load, overBorders[place % overBorders.length]!, place);
  for (const [place, load] of home.entries()) await file(app, partition, load, within[place % within.length]!, place);
}

async function file(
  app: App,
  partition: string,
  load: SeededLoad,
  papers: readonly Paper[],
  daysAgo: number,
): Promise<void> {
  const now = app.clock.now();
  // Brought within the days before, so that the newest documents of the desk stay those that wait for a decision.
  const uploadedAt = new Date(now.getTime() - (3 + daysAgo * 0.7) * day);
  for (const [place, [type, title, status]] of papers.entries()) {
    const isDecided = status === 'approved' || status === 'rejected';
    const page = demoPage([
      [18, 770, title],
      [11, 735, `Load ${load.load_number}`],
      [11, 715, `${load.origin} - ${load.destination}`],
      [11, 695, `Date of issue: ${formatDate(todayIn(defaultTimeZone, uploadedAt), 'en')}`],
      [9, 120, 'Made for a demonstration. It proves nothing.'],
    ]);
    await buildDocument(app, partition, {
      companyId: load.company_id,
      type,
      subject: { type: 'load', id: load.id, name: load.load_number },
      fileName: `${title} ${load.load_number}.pdf`,
      content: Buffer.from(page).toString('base64'),
      issueDate: todayIn(defaultTimeZone, uploadedAt),
      number: type === 'customsDeclaration' ? `SAD ${41_200 + place * 13}` : '',
      issuer: type === 'customsDeclaration' ? 'Lowveld Clearing Agents' : '',
      uploadedBy: 'Anele Dube',
      uploadedVia: 'staff',
      uploadedAt,
      status,
      ...(isDecided && { reviewedBy: 'Thandi Nkosi' }),
      ...(status === 'rejected' && { rejectReason: 'The tariff code is not that of the invoice.' }),
    });
  }
}
