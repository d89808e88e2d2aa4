import { isCalendarDate, type CalendarDate } from '#platform/dates.ts';
import { checkGlobalLocationNumber } from '#platform/identifiers/gln.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { checkCoverPeriod, isUnlikelyCover } from '#platform/insurance.ts';
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
  typed as text,
  type Unchecked,
} from '#modules/parties/parties/checks.ts';
import type { CarrierDetail } from './fields.ts';
import type { SupplierFinding } from './findings.ts';
import type { SupplierFailureCode } from './messages/failures/index.ts';

export { countryOf, directorFindings };

/** A form that is half filled in, or a payload with parts missing: checked as far as it goes. */
export type UncheckedDetail = Unchecked<CarrierDetail>;

const found = foundIn<SupplierFailureCode>;

/** Company Details. */
export function companyFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  const country = countryOf(detail);
  const { regNo: number, registeredName, dateOfInc } = detail;
  return [
    ...registrationFindings('regNo', { number, registeredName, dateOfInc, country }, today),
    ...vatFindings(detail, country),
    ...pastDateFindings('dateOfInc', dateOfInc, today),
    ...(['cellNo', 'telno', 'fax'] as const).flatMap((field) => phoneFindings(field, detail[field], country)),
    ...addressFindings(detail),
  ];
}

function vatFindings(detail: UncheckedDetail, country: string): SupplierFinding[] {
  const isVatRegistered = detail.isVatRegistered !== false;
  const vatNo = text(detail.vatNo);
  // Carriers often have the number only on paper elsewhere: staff can ask for it, so its absence stops nobody.
  if (isVatRegistered && vatNo === '') return [found('vatNo', 'W', 'vatNumberMissing')];
  return placed('vatNo', checkVatNumber(vatNo, { country, isVatRegistered }));
}

/** Bank Details. */
export function bankFindings(detail: UncheckedDetail): SupplierFinding[] {
  const { bank, branchCode, bankAccountNo: account } = detail;
  const paths = { bank: 'bank', branchCode: 'branchCode', account: 'bankAccountNo' };
  return accountFindings(paths, { bank, branchCode, account, country: countryOf(detail) });
}

/** Transporter Details; for others there is nothing to check. */
export function transporterFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  if (detail.isTrasporter !== true) return [];
  return [
    ...coverFindings(detail, today),
    ...phoneFindings('insuranceContactMobile', detail.insuranceContactMobile, countryOf(detail)),
    ...tenderFindings(detail),
  ];
}

function coverFindings(detail: UncheckedDetail, today: CalendarDate): SupplierFinding[] {
  const cover = typeof detail.gitCover === 'number' ? detail.gitCover : 0;
  const [from, to] = [text(detail.gitFrom), text(detail.gitTo)];
  const areDates = isCalendarDate(from) && isCalendarDate(to);
  return [
    ...(cover > 0 ? [] : [found('gitCover', 'E', 'required')]),
    ...(cover > 0 && cover < 1 ? [found('gitCover', 'E', 'tooSmall', { minimum: 1 })] : []),
    ...(cover >= 1 && isUnlikelyCover(cover) ? [found('gitCover', 'W', 'coverLow')] : []),
    // Only a warning here, or a record with an old certificate could not be edited at all.
    ...(areDates ? placed('gitTo', checkCoverPeriod({ from, to }, { today, purpose: 'history' })) : []),
    ...(from === '' || to === '' ? [found('gitTo', 'W', 'coverPeriodMissing')] : []),
  ];
}

function tenderFindings(detail: UncheckedDetail): SupplierFinding[] {
  if (detail.tenderLoadMethod !== 'integration')
    return text(detail.tenderLoadEmailAddress) ? [] : [found('tenderLoadEmailAddress', 'E', 'required')];
  const number = text(detail.tenderLoadGlobalLocationNumber);
  if (number === '') return [found('tenderLoadGlobalLocationNumber', 'E', 'required')];
  return placed('tenderLoadGlobalLocationNumber', checkGlobalLocationNumber(number));
}
