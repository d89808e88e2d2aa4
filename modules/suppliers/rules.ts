import type { z } from 'zod';
import type { CompanyLookup } from '#modules/companies/contract.ts';
import { todayIn, type CalendarDate } from '#platform/dates.ts';
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
  transporterDetails,
  type CarrierDetail,
} from './fields.ts';
import type { SupplierFinding } from './findings.ts';

/** The product's clients work on this clock; "today" of a form is its date, wherever the form is filled in. */
const timeZone = 'Africa/Johannesburg';

type Check = (detail: UncheckedDetail, today: CalendarDate) => readonly SupplierFinding[];

/** Adds the refusals of a check to a schema, at the paths of their fields, whatever else is wrong with the value. */
function refusing<Schema extends z.ZodObject>(schema: Schema, check: Check): Schema {
  return schema.superRefine(
    (value, context) => {
      for (const { level, path, code, facts } of check(value, todayIn(timeZone, new Date())))
        if (level === 'E') context.addIssue({ code: 'custom', message: code, path: pathOf(path), params: facts });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function pathOf(path: string): (string | number)[] {
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** The wizard's steps: the fields of each with everything that refuses it. */
export const companyStep = refusing(companyDetails, companyFindings);
export const directorsStep = refusing(directorDetails, directorFindings);
export const bankStep = refusing(bankDetails, bankFindings);
const stepFindings: Check = (detail, today) => transporterFindings({ ...detail, isTrasporter: true }, today);
/** Staff can still edit a record with ended cover: they are warned of it. */
export const transporterStaffStep = refusing(transporterDetails, stepFindings);
/** A carrier that stands in this step is asked for cover that still holds. */
export const transporterStep = refusing(transporterDetails, (detail, today) =>
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
  return findingsOf(detail, today).filter(({ level }) => level !== 'E');
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
