import crypto from 'node:crypto';
import type { App } from '#platform/server/app.ts';
import { asOf, inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { supplierLinkKind } from './link-kind-name.ts';
import { buildCompany, companyById } from '#modules/base/companies/server/index.ts';
import { buildPayRate } from '#modules/base/pay-rates/server/index.ts';
import { buildLink, type LinkOverrides } from '#modules/parties/links/server/index.ts';
import { buildAddress, buildIdentityNumber, buildNumbers } from '#modules/parties/parties/server/index.ts';
import type { CarrierDetail } from '../fields.ts';
import { normaliseCarrierDetail } from '../normalise.ts';
import { carrierDetailChecked } from '../rules.ts';
import { application, isOpen, type ApplicationState, type CertificateState } from '../status.ts';
import { insertCertificate, refreshCover, typedFacts } from './certificates.ts';
import { supplierPayRate } from './pay-rate-owner.ts';
import { getSupplier } from './queries.ts';
import { saveSupplier } from './save-supplier.ts';
import { inputOf } from '#platform/operation.ts';

export interface SupplierOverrides {
  readonly companyId?: string;
  readonly detail?: Partial<CarrierDetail>;
  readonly status?: ApplicationState;
  /** What became of the certificate. Without one the supplier has none, unless `document` brings it. */
  readonly certificate?: CertificateState;
  /** The certificate itself, in base64. */
  readonly document?: string;
  readonly submittedAt?: Date;
  readonly decisionReason?: string;
}

/** A detail that every check accepts, with numbers that no other has. */
export function buildDetail(overrides: Partial<CarrierDetail> = {}): CarrierDetail {
  const { word, house, ...numbers } = buildNumbers();
  const address = buildAddress(`${house} Vulcan Road`);
  return inputOf(carrierDetailChecked, {
    registeredName: `Umzansi ${word} Linehaul (Pty) Ltd`,
    tradeName: `Umzansi ${word}`,
    regNo: numbers.registration,
    vatNo: numbers.vat,
    dateOfInc: '2015-04-01',
    cellNo: numbers.mobile,
    email: `office@umzansi-${word}.example`,
    physicalAddress: address,
    postalAddress: address,
    directors: [{ name: 'Nomsa Radebe', idNumber: buildIdentityNumber(), cellphoneNumber: '', emailAddress: '' }],
    bank: 'CAPITEC',
    branchCode: '470010',
    bankAccountNo: numbers.account,
    ...overrides,
  });
}

/** Puts a supplier in as if it had been submitted, in whatever state; the client is made when none is given. Returns its id. */
export async function buildSupplier(app: App, partition: string, overrides: SupplierOverrides = {}): Promise<string> {
  const detail = normaliseCarrierDetail(buildDetail(overrides.detail));
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildSupplier' });
  return inPartition(system, partition, async (context) => {
    const { db } = context;
    const companyId =
      overrides.companyId ?? (await buildCompany(db, partition, { name: `Client ${crypto.randomUUID()}` }));
    const submittedAt = overrides.submittedAt ?? context.now;
    // Checked on the day of the submit: cover that has ended since then was good.
    const onThatDay = asOf(context, submittedAt);
    const { keyIdentifier: id } = await saveSupplier(onThatDay, {
      stored: undefined,
      before: undefined,
      detail,
      client: await companyById(db, partition, companyId),
      status: application.initial,
      event: 'submitted',
      upload: { content: overrides.document ?? '', blobName: '' },
      by: detail.email,
      uploadedBy: detail.email,
      staff: undefined,
      link: undefined,
      findings: [],
    });
    const isDecided = overrides.status !== undefined && overrides.status !== application.initial;
    await updateRow(context, 'supplier', id, {
      submitted_at: submittedAt,
      updated_at: submittedAt,
      source: 'link',
      ...(isDecided && {
        status: overrides.status!,
        decided_by: 'Thandi Nkosi',
        decided_at: submittedAt,
        decision_reason: overrides.decisionReason ?? null,
      }),
    });
    // A certificate that began later is a renewal, which came when it began.
    const began = new Date(`${detail.gitFrom || '1970-01-01'}T08:00:00Z`);
    const uploadedAt = began > submittedAt && began < context.now ? began : submittedAt;
    if (overrides.certificate) await settleCertificate(context, id, detail, overrides.certificate, uploadedAt);
    return id;
  });
}

type Inside = Parameters<Parameters<typeof inPartition>[2]>[0];

async function settleCertificate(
  context: Inside,
  supplierId: string,
  detail: CarrierDetail,
  status: CertificateState,
  at: Date,
): Promise<void> {
  const { db, partition } = context;
  const decision = isOpen({ status })
    ? { decided_by: null, decided_at: null }
    : { decided_by: 'Thandi Nkosi', decided_at: at };
  const known = await getSupplier(db, partition, supplierId);
  if (known.certificates.length === 0)
    await insertCertificate(context, {
      supplierId,
      facts: typedFacts(detail, {}),
      document: { blobName: null, fileName: null, contentType: null, facts: {} },
      uploadedBy: detail.email,
      uploadedById: null,
      linkId: null,
    });
  await db
    .updateTable('git_certificate')
    .set({ status, uploaded_at: at, ...decision })
    .where('partition', '=', partition)
    .where('supplier_id', '=', supplierId)
    .execute();
  await refreshCover(context, supplierId);
}

/** Sends a link to a supplier, and lets its recipient come as far as wanted. Returns the link's id. */
export function buildInvitation(app: App, partition: string, overrides: Omit<LinkOverrides, 'kind'>): Promise<string> {
  return buildLink(app, partition, { ...overrides, kind: supplierLinkKind });
}

/** Agrees with a supplier on its share of what the customer pays, from a day on, or from the beginning. */
export function buildShare(app: App, partition: string, id: string, percent: number, from?: string): Promise<void> {
  const terms = { payableRateInPercentage: percent };
  return buildPayRate(app, partition, { owner: supplierPayRate, id, terms, ...(from !== undefined && { from }) });
}
