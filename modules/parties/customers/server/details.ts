import type { Insertable } from 'kysely';
import { renaming } from '#platform/renamed.ts';
import { nameKey, sameNameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Sealer } from '#platform/server/sealed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/parties/bank/server/index.ts';
import { mailLabel, openDirectors } from '#modules/parties/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { BillToParty, ShipperDetail } from '../fields.ts';
import type { StoredCustomer } from './queries.ts';

export const directorTable = 'customer_director';

/** Fields that are kept as they are, with their columns. */
const named = renaming({
  registeredName: 'registered_name',
  tradeName: 'trade_name',
  previousName: 'previous_name',
  holdingCompanyName: 'holding_company',
  registrationNumber: 'registration_number',
  vatNumber: 'vat_number',
  mobileNumber: 'mobile_number',
  telNumber: 'tel_number',
  fax: 'fax',
  email: 'email',
  sameAsPhysicalAddress: 'same_as_physical',
  exceedTurnOver: 'exceeds_turnover',
  tenderResponseTime: 'tender_response_time',
  tenderResponseTimeUOM: 'tender_response_unit',
  signOnGlass: 'sign_on_glass',
  podSubmitMethod: 'pod_submit_method',
  podSendFormat: 'pod_send_format',
  isPODUploadPerReference: 'pod_per_reference',
  isEveryInvoiceLineAggregated: 'invoice_lines_aggregated',
  isOrderNumberRequiredForBilling: 'order_number_required',
  isInlcudeLoadNumbersOnInvoice: 'load_numbers_on_invoice',
  isLoadInspectionRequired: 'load_inspection_required',
  fuelRateChangeMethod: 'fuel_rate_change_method',
  tmsEnabled: 'tms_enabled',
});

/** The columns that the form fills in; numbers that are sealed and the lists of rows stand in tables of their own. */
export function columnsOf(detail: ShipperDetail) {
  return {
    ...named.columns(detail),
    registered_key: sameNameKey(detail.registeredName),
    name_key: nameKey(detail.registeredName),
    country_code: countryOf(detail),
    date_of_inc: detail.dateOfInc || null,
    mail_label: mailLabel(detail.email),
    physical_address: JSON.stringify(detail.physicalAddress),
    postal_address: JSON.stringify(detail.postalAddress),
    monthly_purchase: columnOfWire(detail.monthlyPurchaseAmount),
    credit_required: columnOfWire(detail.creditRequired),
    average_monthly: columnOfWire(detail.averageMonthly),
    trade_references: JSON.stringify(detail.tradeReferences),
    load_value: columnOfWire(detail.loadValue),
    contacts: JSON.stringify(detail.contacts),
  } satisfies Partial<Insertable<Tables['customer']>>;
}

/** The detail as the form takes it, with all numbers in full: for those who may see them, and for comparing. */
export function detailOf(stored: StoredCustomer, sealer: Pick<Sealer, 'open'>): ShipperDetail {
  const { partition, bank } = stored;
  return {
    ...named.fields(stored),
    dateOfInc: stored.date_of_inc ?? '',
    physicalAddress: stored.physical_address,
    postalAddress: stored.postal_address,
    monthlyPurchaseAmount: Number(stored.monthly_purchase),
    creditRequired: Number(stored.credit_required),
    averageMonthly: Number(stored.average_monthly),
    tradeReferences: stored.trade_references,
    loadValue: Number(stored.load_value),
    partiesToBill: stored.parties_to_bill.map(billToPartyOf),
    directors: openDirectors(sealer, directorTable, partition, stored.directors),
    bankerName: bank?.bank ?? '',
    bankerAddress: bank?.branch_name ?? '',
    branchCode: bank?.branch_code ?? '',
    bankAccountNo: bank ? openAccount(sealer, partition, bank) : '',
    bankConfirmation: '',
    bankConfirmationBlobName: stored.bank_letter_blob_name ?? '',
    bankConfirmationUploadTimestamp: stored.bank_letter_uploaded_at?.toISOString() ?? '',
    bankConfirmationUploadedBy: stored.bank_letter_uploaded_by ?? '',
    bankConfirmationLetterDate: stored.bank_letter_date ?? '',
    contacts: stored.contacts,
  };
}

function billToPartyOf(row: StoredCustomer['parties_to_bill'][number]): BillToParty {
  return {
    accountNumber: row.account_number,
    businessUnitName: row.business_unit_name,
    vatNumber: row.vat_number,
    emailAddress: row.email_address,
    ...row.address,
    debtorAccountNumber: row.debtor_account_number,
    isActive: row.is_active,
  };
}
