import { addDays, addMonths, defaultTimeZone, formatDate, todayIn, type CalendarDate } from '#platform/dates.ts';
import type { App } from '#platform/server/app.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { buildDocument } from '#modules/base/documents/server/index.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import { demoPage } from './demo-page.ts';

const day = 86_400_000;

interface Paper {
  readonly type: DocumentType;
  readonly title: string;
  readonly issuer: string;
  /** Months ago; the end stands twelve months after it unless it has none. */
  readonly issued: number;
  readonly isUnlimited?: true;
  readonly status: DocumentStatus;
  readonly rejectReason?: string;
}

/** The papers of one supplier after another, so that every state of the list and of the checklist can be seen. */
const bundles: readonly (readonly Paper[])[] = [
  [
    registration('approved'),
    { type: 'taxClearance', title: 'Tax compliance status', issuer: 'Revenue Service', issued: 3, status: 'approved' },
    {
      type: 'bbbeeAffidavit',
      title: 'B-BBEE affidavit',
      issuer: 'Commissioner of Oaths',
      issued: 5,
      status: 'approved',
    },
  ],
  [
    registration('approved'),
    {
      type: 'taxClearance',
      title: 'Tax compliance status',
      issuer: 'Revenue Service',
      issued: 11.5,
      status: 'approved',
    },
  ],
  [registration('approved'), clearance(7)],
  [
    registration('approved'),
    {
      type: 'taxClearance',
      title: 'Tax compliance status',
      issuer: 'Revenue Service',
      issued: 2,
      status: 'rejected',
      rejectReason: 'The tax number on the letter is not that of the company.',
    },
  ],
  [
    registration('approved'),
    { type: 'taxClearance', title: 'Tax compliance status', issuer: 'Revenue Service', issued: 15, status: 'approved' },
    {
      type: 'contract',
      title: 'Transport agreement',
      issuer: 'Highveld Haulage',
      issued: 8,
      isUnlimited: true,
      status: 'approved',
    },
  ],
  [registration('approved'), clearance(1)],
  [
    registration('pending'),
    { type: 'taxClearance', title: 'Tax compliance status', issuer: 'Revenue Service', issued: 1, status: 'submitted' },
  ],
];

function clearance(issued: number): Paper {
  return {
    type: 'taxClearance',
    title: 'Tax compliance status',
    issuer: 'Revenue Service',
    issued,
    status: 'approved',
  };
}

function registration(status: DocumentStatus): Paper {
  return {
    type: 'companyRegistration',
    title: 'Registration certificate',
    issuer: 'Companies Commission',
    issued: 40,
    isUnlimited: true,
    status,
  };
}

/** Papers of suppliers, beside their certificates. */
export async function seedDocuments(
  app: App,
  { partition, companyId }: { readonly partition: string; readonly companyId: string },
): Promise<void> {
  const now = app.clock.now();
  const today = todayIn(defaultTimeZone, now);
  const suppliers = await app.database
    .writer(partition)
    .selectFrom('supplier')
    .select(['id', 'registered_name', 'email'])
    .where('partition', '=', partition)
    .where('status', 'in', ['approved', 'pending'])
    .orderBy('account_number')
    .execute();
  for (const [index, supplier] of suppliers.entries()) {
    for (const [place, paper] of bundles[index % bundles.length]!.entries()) {
      const issueDate = issuedOn(today, paper.issued);
      const expiryDate = paper.isUnlimited ? null : addMonths(issueDate, 12);
      const isDecided = paper.status === 'approved' || paper.status === 'rejected';
      await buildDocument(app, partition, {
        companyId,
        type: paper.type,
        subject: { type: 'supplier', id: supplier.id, name: supplier.registered_name },
        fileName: `${paper.title}.pdf`,
        content: pageOf(paper, supplier.registered_name, issueDate, expiryDate),
        issueDate,
        expiryDate,
        number: `${paper.issuer.charAt(0)}${String(4100 + index * 7 + place)}`,
        issuer: paper.issuer,
        uploadedBy: place === 0 ? 'Pieter Botha' : supplier.email,
        uploadedVia: place === 0 ? 'staff' : 'link',
        // A desk in good order: what was decided came in long ago, what waits came in this week, but for a few.
        uploadedAt: new Date(now.getTime() - (isDecided ? 30 + 3 * index : 0.2 + (index % 6) * 0.9) * day),
        status: paper.status,
        ...(isDecided && { reviewedBy: 'Thandi Nkosi' }),
        ...(paper.rejectReason && { rejectReason: paper.rejectReason }),
      });
    }
  }
}

/** Of customers that are in use: all but every seventh have given their registration certificate. */
export async function seedCustomerDocuments(
  app: App,
  { partition, companyId }: { readonly partition: string; readonly companyId: string },
): Promise<void> {
  const now = app.clock.now();
  const customers = await app.database
    .writer(partition)
    .selectFrom('customer')
    .select(['id', 'registered_name'])
    .where('partition', '=', partition)
    .where('standing', 'in', ['ACTIVE', 'DORMANT'])
    .orderBy('account_number')
    .execute();
  const paper = registration('approved');
  for (const [index, customer] of customers.entries()) {
    if (index % 7 === 6) continue;
    const issueDate = issuedOn(todayIn(defaultTimeZone, now), paper.issued + index);
    await buildDocument(app, partition, {
      companyId,
      type: paper.type,
      subject: { type: 'customer', id: customer.id, name: customer.registered_name },
      fileName: `${paper.title}.pdf`,
      content: pageOf(paper, customer.registered_name, issueDate, null),
      issueDate,
      expiryDate: null,
      number: `R${String(7300 + index * 7)}`,
      issuer: paper.issuer,
      uploadedBy: 'Pieter Botha',
      uploadedVia: 'staff',
      uploadedAt: new Date(now.getTime() - (40 + 5 * index) * day),
      status: paper.status,
      reviewedBy: 'Thandi Nkosi',
    });
  }
}

function issuedOn(today: CalendarDate, monthsAgo: number): CalendarDate {
  return addDays(addMonths(today, -Math.floor(monthsAgo)), -Math.round((monthsAgo % 1) * 30));
}

function pageOf(
  { title, issuer }: Paper,
  name: string,
  issueDate: CalendarDate,
  expiryDate: CalendarDate | null,
): string {
  const page = demoPage([
    [20, 770, issuer],
    [15, 735, title],
    [11, 690, `Issued to: ${name}`],
    [11, 670, `Date of issue: ${formatDate(issueDate, 'en')}`],
    [11, 650, expiryDate ? `Valid until: ${formatDate(expiryDate, 'en')}` : 'Valid until further notice'],
    [9, 120, 'Made for a demonstration. It proves nothing.'],
  ]);
  return Buffer.from(page).toString('base64');
}
