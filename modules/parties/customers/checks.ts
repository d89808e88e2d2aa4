import type { CalendarDate } from '#platform/dates.ts';
import { checkBankLetterDate } from '#platform/identifiers/bank-account.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import {
  accountFindings,
  addressFindings,
  countryOf,
  directorFindings,
  found as foundIn,
  pastDateFindings,
  phoneFindings,
  placed,
  registrationFindings,
  typed,
  type Unchecked,
} from '#modules/parties/parties/checks.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import type { BillToParty, Contact, ShipperDetail, TradeReference } from './fields.ts';
import type { CustomerFailureCode } from './messages/failures/index.ts';

export { countryOf, directorFindings };

/** A form that is half filled in, or a payload with parts missing: checked as far as it goes. */
export type UncheckedDetail = Unchecked<ShipperDetail>;

const found = foundIn<CustomerFailureCode>;
/** Agreements from here on are large, and outside the National Credit Act for companies (domain §4.16). In rand. */
const largeAgreement = 250_000;

function rows<Row>(value: unknown): readonly Unchecked<Row>[] {
  return Array.isArray(value) ? value.map((it: unknown) => (typeof it === 'object' && it !== null ? it : {})) : [];
}

/** Company Details. */
export function companyFindings(detail: UncheckedDetail, today: CalendarDate): PartyFinding[] {
  const country = countryOf(detail);
  const { registrationNumber: number, registeredName, dateOfInc } = detail;
  const vatNumber = typed(detail.vatNumber);
  return [
    ...registrationFindings('registrationNumber', { number, registeredName, dateOfInc, country }, today),
    ...(vatNumber ? placed('vatNumber', checkVatNumber(vatNumber, { country, isVatRegistered: true })) : []),
    ...pastDateFindings('dateOfInc', dateOfInc, today),
    ...(['mobileNumber', 'telNumber', 'fax'] as const).flatMap((field) => phoneFindings(field, detail[field], country)),
    ...addressFindings(detail),
  ];
}

/** Trade Reference(s), with what the applicant wants to buy. */
export function tradeReferenceFindings(detail: UncheckedDetail): PartyFinding[] {
  const country = countryOf(detail);
  const references = rows<TradeReference>(detail.tradeReferences);
  return [
    ...(references.some(({ name }) => typed(name) !== '')
      ? []
      : [found('tradeReferences', 'W', 'tradeReferenceMissing')]),
    ...references.flatMap(({ name, contactNumber }, index) => [
      ...phoneFindings(`tradeReferences.${index}.contactNumber`, contactNumber, country),
      ...(typed(name) !== '' && typed(contactNumber) === ''
        ? [found(`tradeReferences.${index}.contactNumber`, 'W', 'tradeReferenceUnreachable')]
        : []),
    ]),
    ...nationalCreditActFindings(detail),
  ];
}

/** Advisory only: the law has unclear edges, so people are told to ask and nothing is decided (domain §4.16). */
function nationalCreditActFindings({ creditRequired, exceedTurnOver }: UncheckedDetail): PartyFinding[] {
  const wanted = typeof creditRequired === 'number' ? creditRequired : 0;
  return wanted > 0 && wanted < largeAgreement && exceedTurnOver !== true
    ? [found('creditRequired', 'W', 'nationalCreditActMayApply')]
    : [];
}

/** Credit Required, as staff fill it in. */
export function creditFindings(detail: UncheckedDetail): PartyFinding[] {
  const isTimed = detail.tenderResponseTime !== undefined && detail.tenderResponseTime !== null;
  return [
    ...tradeReferenceFindings(detail),
    ...(isTimed && typed(detail.tenderResponseTimeUOM) === '' ? [found('tenderResponseTimeUOM', 'E', 'required')] : []),
    ...rows<BillToParty>(detail.partiesToBill).flatMap((party, index) =>
      billToFindings(party, `partiesToBill.${index}.`),
    ),
  ];
}

/** One bill-to party, whose fields stand behind `prefix`. */
export function billToFindings(party: Unchecked<BillToParty>, prefix = ''): PartyFinding[] {
  const vatNumber = typed(party.vatNumber);
  const country = countryOf({ physicalAddress: party });
  const postal = addressFindings({ physicalAddress: party }).map((finding) => ({
    ...finding,
    path: `${prefix}postalCode`,
  }));
  return [
    ...(vatNumber ? placed(`${prefix}vatNumber`, checkVatNumber(vatNumber, { country, isVatRegistered: true })) : []),
    ...postal,
  ];
}

/** Financial Details. An old letter only warns here, or a record with one could not be edited at all. */
export function financialFindings(detail: UncheckedDetail, today: CalendarDate): PartyFinding[] {
  const { bankerName: bank, branchCode, bankAccountNo: account } = detail;
  const paths = { bank: 'bankerName', branchCode: 'branchCode', account: 'bankAccountNo' };
  const isBrought = typed(detail.bankConfirmation) !== '' || typed(detail.bankConfirmationBlobName) !== '';
  return [
    ...accountFindings(paths, { bank, branchCode, account, country: countryOf(detail) }),
    ...(isBrought
      ? letterFindings(typed(detail.bankConfirmationLetterDate), today).map((finding) =>
          finding.code === 'bankLetterTooOld' || finding.code === 'bankLetterDateMissing'
            ? { ...finding, level: 'W' as const }
            : finding,
        )
      : [found('bankConfirmation', 'W', 'bankConfirmationMissing')]),
  ];
}

/** The date on a letter that is brought now: stated, not ahead, and at most three calendar months back (§5). */
export function letterFindings(letterDate: string, today: CalendarDate): PartyFinding[] {
  const path = 'bankConfirmationLetterDate';
  return letterDate === ''
    ? [found(path, 'E', 'bankLetterDateMissing')]
    : placed(path, checkBankLetterDate(letterDate, today));
}

/** Contact Detail(s). */
export function contactFindings(detail: UncheckedDetail): PartyFinding[] {
  const contacts = rows<Contact>(detail.contacts);
  const country = countryOf(detail);
  return [
    ...contacts.flatMap(({ number }, index) => phoneFindings(`contacts.${index}.number`, number, country)),
    ...(contacts.some(({ type, name }) => type === 'Finance' && typed(name) !== '')
      ? []
      : [found('contacts', 'I', 'financeContactMissing')]),
  ];
}
