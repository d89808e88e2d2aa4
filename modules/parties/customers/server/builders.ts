import crypto from 'node:crypto';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { App } from '#platform/server/app.ts';
import { asOf, inPartition, systemContext } from '#platform/server/contexts.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { buildCompany, companyById } from '#modules/base/companies/server/index.ts';
import { buildAddress, buildIdentityNumber, buildNumbers } from '#modules/parties/parties/server/index.ts';
import type { ShipperDetail } from '../fields.ts';
import { normaliseShipperDetail } from '../normalise.ts';
import { shipperDetailChecked } from '../rules.ts';
import { application, type ApplicationState, type CreditStatus, type Standing } from '../status.ts';
import { stateAfter } from './changes.ts';
import { decideLetter } from './letter-decision.ts';
import { saveCustomer } from './save-customer.ts';
import type { CreditDecision } from './tables.ts';
import { inputOf } from '#platform/operation.ts';

/** A record that is built as approved was compared by its builder. */
const builtApproval = {
  approve: true,
  differenceReason: 'Confirmed by telephone.',
  differenceField: 'comment',
} as const;

export interface CustomerOverrides {
  readonly companyId?: string;
  readonly detail?: Partial<ShipperDetail>;
  /** A letter of the bank in base64, with the date that stands on it. */
  readonly letter?: { readonly content: string; readonly date: string };
  readonly status?: ApplicationState;
  readonly standing?: Standing;
  readonly creditStatus?: CreditStatus;
  /** What was approved, or is recommended. */
  readonly credit?: Partial<CreditDecision>;
  readonly submittedAt?: Date;
  readonly decisionReason?: string;
}

/** A detail that every check accepts, with numbers that no other has. */
export function buildShipperDetail(overrides: Partial<ShipperDetail> = {}): ShipperDetail {
  const { word, house, ...numbers } = buildNumbers();
  const address = buildAddress(`${house} Mill Street`);
  return inputOf(shipperDetailChecked, {
    registeredName: `Thukela ${word} Mills (Pty) Ltd`,
    tradeName: `Thukela ${word}`,
    registrationNumber: numbers.registration,
    vatNumber: numbers.vat,
    dateOfInc: '2015-04-01',
    mobileNumber: numbers.mobile,
    email: `office@thukela-${word}.example`,
    physicalAddress: address,
    postalAddress: address,
    monthlyPurchaseAmount: 120_000,
    creditRequired: 250_000,
    exceedTurnOver: true,
    tradeReferences: [{ name: 'Karoo Packaging', person: 'Anja Smit', contactNumber: '+27825550101' }],
    directors: [{ name: 'Zodwa Mthembu', idNumber: buildIdentityNumber(), cellphoneNumber: '', emailAddress: '' }],
    bankerName: 'CAPITEC',
    branchCode: '470010',
    bankAccountNo: numbers.account,
    contacts: [{ type: 'Finance', name: 'Lerato Phiri', number: '+27825550102', emailAddress: '' }],
    ...overrides,
  });
}

/** Puts a customer in as if it had been submitted, in whatever state; the client is made when none is given. Returns its id. */
export async function buildCustomer(app: App, partition: string, overrides: CustomerOverrides = {}): Promise<string> {
  const { letter, status } = overrides;
  const detail = normaliseShipperDetail({
    ...buildShipperDetail(overrides.detail),
    ...(letter && { bankConfirmation: letter.content, bankConfirmationLetterDate: letter.date }),
  });
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildCustomer' });
  return inPartition(system, partition, async (context) => {
    const { db } = context;
    const companyId =
      overrides.companyId ?? (await buildCompany(db, partition, { name: `Client ${crypto.randomUUID()}` }));
    const submittedAt = overrides.submittedAt ?? context.now;
    // Checked on the day of the submit: a letter that is old now was good.
    const { id } = await saveCustomer(asOf(context, submittedAt), {
      stored: undefined,
      before: undefined,
      detail,
      client: await companyById(db, partition, companyId),
      status: stateAfter(application.initial, 'submit'),
      event: 'submitted',
      by: detail.email,
      uploadedBy: detail.email,
      staff: undefined,
      link: undefined,
      terms: undefined,
      findings: [],
    });
    await updateRow({ db, partition }, 'customer', id, {
      submitted_at: submittedAt,
      updated_at: submittedAt,
      source: 'link',
    });
    if (status && status !== 'pending') await settle(context, id, { ...overrides, status }, submittedAt);
    return id;
  });
}

type Inside = Parameters<Parameters<typeof inPartition>[2]>[0];

async function settle(
  context: Inside,
  id: string,
  { status, decisionReason, ...overrides }: CustomerOverrides & { readonly status: ApplicationState },
  at: Date,
): Promise<void> {
  const { db, partition } = context;
  const credit = {
    limit: 250_000,
    paymentTerm: 30,
    conditions: '',
    bankRatingCode: '',
    comments: '',
    ...overrides.credit,
  };
  const isApproved = status === 'approve' || overrides.standing !== undefined;
  const letterOf = { id, standing: null };
  if (isApproved) await decideLetter(context, letterOf, builtApproval);
  else if (status === 'DECLINED' || status === 'WITHDRAWN')
    await decideLetter(context, letterOf, { reject: decisionReason ?? '' });
  await updateRow({ db, partition }, 'customer', id, {
    status,
    decided_by: 'Thandi Nkosi',
    decided_at: at,
    decision_reason: decisionReason ?? null,
    ...(isApproved && {
      standing: overrides.standing ?? 'ACTIVE',
      credit_status: overrides.creditStatus ?? 'GOOD',
      credit_limit: columnOfWire(credit.limit),
      payment_term: credit.paymentTerm,
    }),
    ...(status === 'RECOMMENDED' && {
      recommendation: JSON.stringify({ ...credit, by: 'Pieter Botha', at: at.toISOString() }),
      recommended_by_id: crypto.randomUUID(),
    }),
  });
  if (!isApproved) return;
  await db
    .insertInto('credit_limit')
    .values({
      partition,
      customer_id: id,
      amount: columnOfWire(credit.limit),
      payment_term: credit.paymentTerm,
      conditions: credit.conditions,
      bank_rating_code: credit.bankRatingCode,
      effective_from: todayIn(defaultTimeZone, at),
      approved_by: 'Thandi Nkosi',
      approved_at: at,
    })
    .execute();
}
