import type { CalendarDate } from '#platform/dates.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { missingFindings, missingIn } from '#modules/parties/parties/incomplete.ts';
import type { Unchecked } from '#modules/parties/parties/checks.ts';
import { directorDetails } from '#modules/parties/parties/fields.ts';
import { directorNames, withAnswers as withPartyAnswers } from '#modules/parties/parties/numbers.ts';
import { refusing } from '#modules/parties/parties/rules.ts';
import {
  billToFindings,
  companyFindings,
  contactFindings,
  creditFindings,
  directorFindings,
  financialFindings,
  letterFindings,
  tradeReferenceFindings,
  type UncheckedDetail,
} from './checks.ts';
import {
  askableSteps,
  billToParty,
  companyDetails,
  contactDetails,
  creditFields,
  fieldsOfStep,
  financialDetails,
  shipperDetail,
  termsDetails,
  tradeReferencesFields,
  type AskableStep,
  type BillToParty,
  type ShipperDetail,
} from './fields.ts';

/** The steps of the wizard, for applicants and for staff: the fields of each with everything that refuses it. */
export const companyStep = refusing(companyDetails, companyFindings);
export const tradeReferencesStep = refusing(tradeReferencesFields, tradeReferenceFindings);
export const creditStep = refusing(creditFields, creditFindings);
export const directorsStep = refusing(directorDetails, directorFindings);
/** Staff can still edit a record with an old letter: they are warned of it. */
export const financialStaffStep = refusing(financialDetails, financialFindings);
/** An applicant that stands in this step is asked for a letter that still counts. */
export const financialStep = refusing(financialDetails, (detail: UncheckedDetail, today) => [
  ...financialFindings(detail, today),
  ...(detail.bankConfirmation || detail.bankConfirmationBlobName
    ? letterFindings(String(detail.bankConfirmationLetterDate ?? ''), today)
    : []),
]);
export const contactsStep = refusing(contactDetails, contactFindings);
export const termsStep = refusing(
  termsDetails,
  ({ TermsAndConditionsAccepted: isAccepted }: { TermsAndConditionsAccepted?: unknown }) =>
    isAccepted === true
      ? []
      : [{ path: 'TermsAndConditionsAccepted', level: 'E', code: 'termsNotAccepted', facts: {} }],
);
/** The modal of a bill-to party. */
export const billToStep = refusing(billToParty, (party: Unchecked<BillToParty>) => billToFindings(party));

/** All findings of the checks that need nothing but what was typed: E, W and I. */
export function findingsOf(detail: UncheckedDetail, today: CalendarDate): PartyFinding[] {
  return [
    ...companyFindings(detail, today),
    ...creditFindings(detail),
    ...directorFindings(detail, today),
    ...financialFindings(detail, today),
    ...contactFindings(detail),
  ];
}

/** The whole of a customer with everything that refuses it. */
export const shipperDetailChecked = refusing(shipperDetail, findingsOf);

/** What is shown to the staff who decide, and stored. */
export function warningsOf(detail: ShipperDetail, today: CalendarDate): PartyFinding[] {
  return [...missingFindings(missingOf(detail)), ...findingsOf(detail, today).filter(({ level }) => level !== 'E')];
}

/** What the customer still lacks before it can be approved; only one that came from a file lacks anything. */
export function missingOf(detail: ShipperDetail): readonly string[] {
  return missingIn(companyStep, detail);
}

/** A record with what the customer answered through a link, for the steps that it asks for. What staff set is never the customer's. */
export function withAnswers(
  before: ShipperDetail,
  answers: ShipperDetail,
  steps: readonly AskableStep[] = askableSteps,
): ShipperDetail {
  return withPartyAnswers(before, answers, directorNames, new Set(steps.flatMap((step) => fieldsOfStep[step])));
}

/**
 * Who the customer is: when staff change that on an approved record, it is decided again. Its bank details are decided by
 * themselves, version by version.
 */
export function needsNewDecision(before: ShipperDetail, after: ShipperDetail): boolean {
  return identityOf(before) !== identityOf(after);
}

function identityOf({ registeredName, registrationNumber, vatNumber, directors }: ShipperDetail): string {
  return JSON.stringify([
    registeredName,
    registrationNumber,
    vatNumber,
    directors.map(({ name, idType, idNumber }) => [name, idType, idNumber]),
  ]);
}

/** The number of the next bill-to party (§4): the customer's account number, a dot, and its place. */
export function billToAccountNumber(accountNumber: string, count: number): string {
  return `${accountNumber}.${count + 1}`;
}
