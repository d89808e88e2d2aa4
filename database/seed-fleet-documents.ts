import { sql } from 'kysely';
import { addDays, addMonths, defaultTimeZone, formatDate, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import { demoVehicles } from './demo-master-data/vehicles.ts';
import { demoPage } from './demo-page.ts';

type SeenPaper = readonly [
  type: DocumentType,
  title: string,
  /** The column of the record that is its end; empty for one that has none. */
  column: string,
  status: DocumentStatus,
];

const card = [
  ['licenceCardFront', 'Driving licence, front', 'licence_expiry', 'approved'],
  ['licenceCardBack', 'Driving licence, back', '', 'approved'],
] as const satisfies readonly SeenPaper[];
const permit = ['prdp', 'Professional driving permit', 'prdp_expiry', 'approved'] as const;
const medical = ['medicalCertificate', 'Medical certificate', 'medical_expiry', 'approved'] as const;
const passport = ['passport', 'Passport', 'passport_expiry', 'approved'] as const;

/** By driver number: most are complete; one paper waits for its decision, one was refused, and some lack. */
const ofDrivers: Readonly<Record<string, readonly SeenPaper[]>> = {
  D001: [
    ...card,
    permit,
    medical,
    ['dgTraining', 'Dangerous goods training', 'dg_training_expiry', 'approved'],
    ['firstAidCertificate', 'First aid certificate', '', 'approved'],
  ],
  D002: [...card, permit, ['medicalCertificate', 'Medical certificate', 'medical_expiry', 'submitted']],
  D003: [...card, permit, medical, passport, ['firstAidCertificate', 'First aid certificate', '', 'approved']],
  D004: [...card, ['prdp', 'Professional driving permit', 'prdp_expiry', 'rejected']],
  D005: [...card, permit, medical],
  S101: [...card, permit, medical, passport, ['workPermit', 'Work permit', 'work_permit_expiry', 'submitted']],
  S102: [...card, permit, medical, passport],
  S103: [...card, permit],
};

/** Of every vehicle but the last, which nobody has scanned yet. */
const ofVehicles: readonly SeenPaper[] = [
  ['licenceDisc', 'Licence disc', 'licence_expiry', 'approved'],
  ['roadworthyCertificate', 'Roadworthy certificate', 'roadworthy_expiry', 'approved'],
  ['operatorCard', 'Operator card', 'operator_card_expiry', 'approved'],
  ['vehicleInsurance', 'Insurance confirmation', 'insurance_expiry', 'approved'],
  ['crossBorderPermit', 'Cross-border permit', 'cross_border_permit_expiry', 'approved'],
];
/** Their operator cards came in with the last renewal, and wait. */
const waitingCards = ['KX91PSGP', 'CA713204'];

interface Subject {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly ends: Readonly<Record<string, CalendarDate | null>>;
}

/** Papers of the demonstration's drivers and vehicles, once; the dates of the records are those that the approved ones state. */
export async function seedFleetDocuments(
  app: App,
  place: { readonly partition: string; readonly companyId: string },
): Promise<void> {
  const db = app.database.writer(place.partition);
  const { rows: filed } = await sql`select from document where partition = ${place.partition}
    and subject_type in ('driver', 'vehicle') limit 1`.execute(db);
  if (filed.length > 0) return;
  // Those of the demonstration alone: a company may have 200,000 others.
  const plates = demoVehicles(todayIn(defaultTimeZone, app.clock.now())).map(
    ({ registrationNumber }) => registrationNumber,
  );
  const { rows: drivers } = await sql<Subject>`select id, name || ' ' || surname as name, code, to_jsonb(driver) as ends
    from driver where partition = ${place.partition} and code = any (${Object.keys(ofDrivers)}) order by code`.execute(
    db,
  );
  const { rows: vehicles } = await sql<Subject>`select id, code as name, code, to_jsonb(vehicle) as ends
    from vehicle where partition = ${place.partition} and code = any (${plates}) order by code`.execute(db);
  for (const driver of drivers) await file(app, place, 'driver', driver, ofDrivers[driver.code] ?? []);
  for (const vehicle of vehicles.slice(0, -1)) {
    const papers = ofVehicles.map(([type, title, column, status]): SeenPaper => {
      const isWaiting = type === 'operatorCard' && waitingCards.includes(vehicle.code);
      return [type, title, column, isWaiting ? 'submitted' : status];
    });
    await file(app, place, 'vehicle', vehicle, papers);
  }
}

async function file(
  app: App,
  { partition, companyId }: { readonly partition: string; readonly companyId: string },
  subjectType: 'driver' | 'vehicle',
  subject: Subject,
  papers: readonly SeenPaper[],
): Promise<void> {
  const today = todayIn(defaultTimeZone, app.clock.now());
  const system = systemContext(app, { language: 'en', requestId: 'seed', operation: 'seedDemo' });
  for (const [place, [type, title, column, status]] of papers.entries()) {
    const expiryDate = column === '' ? null : (subject.ends[column] ?? null);
    if (column !== '' && expiryDate === null) continue;
    const issueDate = expiryDate ? addMonths(expiryDate, -24) : addDays(today, -400);
    const isDecided = status === 'approved' || status === 'rejected';
    await buildDocument(app, partition, {
      companyId,
      type,
      subject: { type: subjectType, id: subject.id, name: subject.name },
      fileName: `${title}.pdf`,
      content: pageOf(title, subject, expiryDate),
      issueDate,
      expiryDate,
      number: `${type.slice(0, 2).toUpperCase()}-${subject.code}`,
      uploadedBy: 'Pieter Botha',
      uploadedVia: 'staff',
      uploadedAt: new Date(app.clock.now().getTime() - (isDecided ? 40 : 0.4 + (place % 3)) * 86_400_000),
      status,
      ...(isDecided && { reviewedBy: 'Thandi Nkosi' }),
      ...(status === 'rejected' && { rejectReason: 'The card cannot be read on this picture.' }),
    });
    if (status === 'approved')
      await inPartition(system, partition, (context) =>
        context.happened('document.inForceChanged', { subjectType, subjectId: subject.id, type, endsOn: expiryDate }),
      );
  }
}

function pageOf(title: string, { name, code }: Subject, expiryDate: CalendarDate | null): string {
  const page = demoPage([
    [15, 735, title],
    [11, 690, `Of: ${name} (${code})`],
    [11, 670, expiryDate ? `Valid until: ${formatDate(expiryDate, 'en')}` : 'Valid until further notice'],
    [9, 120, 'Made for a demonstration. It proves nothing.'],
  ]);
  return Buffer.from(page).toString('base64');
}
