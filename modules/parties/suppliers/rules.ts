import type { CompanyLookup } from '#modules/base/companies/contract.ts';
import type { CalendarDate } from '#platform/dates.ts';
import { missingFindings, missingIn } from '#modules/parties/parties/incomplete.ts';
import { directorNames, withAnswers as withPartyAnswers } from '#modules/parties/parties/numbers.ts';
import { type Check, refusing } from '#modules/parties/parties/rules.ts';
import {
  bankFindings,
  companyFindings,
  directorFindings,
  transporterFindings,
  type UncheckedDetail,
} from './checks.ts';
import {
  bankDetails,
  carrierDetail,
  companyDetails,
  directorDetails,
  supplierSteps,
  transporterDetails,
  type CarrierDetail,
  type SupplierStep,
} from './fields.ts';
import type { SupplierFinding } from './findings.ts';

type DetailCheck = Check<UncheckedDetail>;

/** The wizard's steps: the fields of each with everything that refuses it. */
export const companyStep = refusing(companyDetails, companyFindings);
export const directorsStep = refusing(directorDetails, directorFindings);
export const bankStep = refusing(bankDetails, bankFindings);
const stepFindings: DetailCheck = (detail, today) => transporterFindings({ ...detail, isTrasporter: true }, today);
/** Staff can still edit a record with ended cover: they are warned of it. */
export const transporterStaffStep = refusing(transporterDetails, stepFindings);
/** A carrier that stands in this step is asked for cover that still holds. */
export const transporterStep = refusing(transporterDetails, (detail: UncheckedDetail, today) =>
  stepFindings(detail, today).map((finding) =>
    finding.code === 'coverExpired' ? { ...finding, level: 'E' } : finding,
  ),
);

/** All findings of the checks that need nothing but what was typed: E, W and I. */
export function findingsOf(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  return [
    ...companyFindings(detail, today),
    ...directorFindings(detail, today),
    ...bankFindings(detail),
    ...transporterFindings(detail, today),
  ];
}

/** The whole carrierDetail with everything that refuses it: what the server accepts. */
export const carrierDetailChecked = refusing(carrierDetail, findingsOf);

/** What is shown to the staff who decide, and stored. */
export function warningsOf(detail: CarrierDetail, today: CalendarDate): SupplierFinding[] {
  return [...missingFindings(missingOf(detail)), ...findingsOf(detail, today).filter(({ level }) => level !== 'E')];
}

/** What the supplier still lacks before it can be approved; only one that came from a file lacks anything. */
export function missingOf(detail: CarrierDetail): readonly string[] {
  return missingIn(carrierDetailChecked, detail);
}

export type TenderChoice = Pick<
  CarrierDetail,
  'tenderLoadMethod' | 'tenderLoadEmailAddress' | 'tenderLoadGlobalLocationNumber'
>;

/** How loads are tendered to the chosen company (§4): to its system if that takes them, else by mail; the rest is cleared. */
export function tenderMethodFor(company: CompanyLookup | undefined): TenderChoice {
  const isIntegrated = company?.haulwayAccess === 'Pro';
  return {
    tenderLoadMethod: isIntegrated ? 'integration' : 'email',
    tenderLoadEmailAddress: '',
    tenderLoadGlobalLocationNumber: isIntegrated ? company.globalLocationNumber : '',
  };
}

const fieldsOfStep: Readonly<Record<SupplierStep, readonly string[]>> = {
  company: Object.keys(companyDetails.shape),
  directors: Object.keys(directorDetails.shape),
  bank: Object.keys(bankDetails.shape),
  transporter: Object.keys(transporterDetails.shape),
};

/** A record with what a supplier answered through a link, for the steps that it asks for. The rate is never the supplier's. */
export function withAnswers(
  before: CarrierDetail,
  answers: CarrierDetail,
  steps: readonly SupplierStep[] = supplierSteps,
): CarrierDetail {
  const open = new Set(steps.flatMap((step) => fieldsOfStep[step]));
  return {
    ...withPartyAnswers(before, answers, directorNames, open),
    payableRateInPercentage: before.payableRateInPercentage,
  };
}

/**
 * Who the supplier is: when staff change that on an approved record, it is decided again. Where its money goes is decided
 * by itself, version by version.
 */
export function needsNewDecision(before: CarrierDetail, after: CarrierDetail): boolean {
  return identityOf(before) !== identityOf(after);
}

function identityOf({ registeredName, regNo, vatNo, directors }: CarrierDetail): string {
  return JSON.stringify([
    registeredName,
    regNo,
    vatNo,
    directors.map(({ name, idType, idNumber }) => [name, idType, idNumber]),
  ]);
}
