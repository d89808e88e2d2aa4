import type { vatCodes } from '#platform/vat-codes.ts';
import type { AccountClass, AccountRole } from './contract.ts';

/** An account with which a chart begins. */
export interface UsualAccount {
  readonly number: string;
  readonly name: string;
  readonly class: AccountClass;
  readonly role?: AccountRole;
  readonly isControl?: true;
  readonly centreRequired?: true;
  readonly vatCode?: (typeof vatCodes)[number];
}

/**
 * The accounts with which a carrier or broker in Southern Africa begins: what documents post to, what comes in by kind of
 * charge, what transport costs, and the usual expenses of an office and a yard. All but the numbers may be changed.
 */
export const usualChart: readonly UsualAccount[] = [
  { number: '1000', name: 'Bank, current account', class: 'asset' },
  { number: '1010', name: 'Bank, savings', class: 'asset' },
  { number: '1020', name: 'Petty cash', class: 'asset' },
  { number: '1100', name: 'Debtors', class: 'asset', role: 'debtors', isControl: true },
  { number: '1110', name: 'Accrued income', class: 'asset', role: 'accruedIncome' },
  { number: '1150', name: 'VAT in', class: 'asset', role: 'vatIn' },
  { number: '1160', name: 'VAT on payments kept', class: 'asset', role: 'excessVat' },
  { number: '1300', name: 'Prepaid insurance and licences', class: 'asset' },
  { number: '1400', name: 'Fuel stock', class: 'asset' },
  { number: '1410', name: 'Tyres and parts in stock', class: 'asset' },
  { number: '1500', name: 'Vehicles and trailers at cost', class: 'asset' },
  { number: '1510', name: 'Vehicles and trailers, depreciation', class: 'asset' },
  { number: '1600', name: 'Office and workshop equipment', class: 'asset' },
  { number: '2000', name: 'Creditors', class: 'liability', role: 'creditors', isControl: true },
  { number: '2070', name: 'Accrued costs', class: 'liability', role: 'accruedCost' },
  { number: '2100', name: 'VAT out', class: 'liability', role: 'vatOut' },
  { number: '2110', name: 'VAT to pay', class: 'liability' },
  { number: '2200', name: 'Wages and driver pay', class: 'liability', role: 'driverPayable' },
  { number: '2210', name: 'PAYE, UIF and levies', class: 'liability' },
  { number: '2300', name: 'Customer deposits', class: 'liability' },
  { number: '2310', name: 'Unallocated receipts', class: 'liability', role: 'unallocatedReceipts' },
  { number: '2500', name: 'Vehicle finance', class: 'liability' },
  { number: '3000', name: 'Retained earnings', class: 'equity', role: 'retainedEarnings' },
  { number: '3100', name: 'Share capital', class: 'equity' },
  { number: '3900', name: 'Opening balances', class: 'equity', role: 'opening' },
  { number: '4000', name: 'Linehaul income', class: 'income', centreRequired: true, vatCode: 'standard' },
  { number: '4010', name: 'Fuel income', class: 'income', centreRequired: true, vatCode: 'standard' },
  { number: '4020', name: 'Standing time', class: 'income', centreRequired: true, vatCode: 'standard' },
  {
    number: '4030',
    name: 'Tolls and border charges on-charged',
    class: 'income',
    centreRequired: true,
    vatCode: 'standard',
  },
  { number: '4040', name: 'Storage and handling', class: 'income', centreRequired: true, vatCode: 'standard' },
  { number: '4050', name: 'Cross-border linehaul', class: 'income', centreRequired: true, vatCode: 'zeroRated' },
  { number: '4100', name: 'Internal recoveries', class: 'income', centreRequired: true, vatCode: 'outOfScope' },
  { number: '4900', name: 'Other income', class: 'income', centreRequired: true },
  { number: '4910', name: 'Settlement discount', class: 'income', role: 'settlementDiscount', vatCode: 'standard' },
  { number: '4920', name: 'Bad debts recovered', class: 'income', role: 'badDebtsRecovered' },
  { number: '5000', name: 'Transport, suppliers', class: 'cost', centreRequired: true, vatCode: 'standard' },
  {
    number: '5010',
    name: 'Driver pay',
    class: 'cost',
    role: 'driverCost',
    centreRequired: true,
    vatCode: 'outOfScope',
  },
  { number: '5020', name: 'Fuel and tolls', class: 'cost', centreRequired: true },
  { number: '5030', name: 'Standing time of suppliers', class: 'cost', centreRequired: true, vatCode: 'standard' },
  { number: '5040', name: 'Claims and short deliveries', class: 'cost', centreRequired: true },
  { number: '6000', name: 'Workshop and tyres', class: 'expense', centreRequired: true, vatCode: 'standard' },
  { number: '6100', name: 'Insurance and licences', class: 'expense', centreRequired: true },
  { number: '6200', name: 'Bank charges', class: 'expense', role: 'bankCharges' },
  { number: '6300', name: 'Salaries', class: 'expense', centreRequired: true, vatCode: 'outOfScope' },
  { number: '6400', name: 'Rent, power and telephone', class: 'expense', centreRequired: true, vatCode: 'standard' },
  { number: '6500', name: 'Depreciation', class: 'expense', centreRequired: true, vatCode: 'outOfScope' },
  { number: '6900', name: 'Rounding', class: 'expense', role: 'rounding', vatCode: 'outOfScope' },
  { number: '6910', name: 'Small differences', class: 'expense', role: 'smallDifferences', vatCode: 'outOfScope' },
  { number: '6920', name: 'Bad debts', class: 'expense', role: 'badDebts', vatCode: 'outOfScope' },
  { number: '6930', name: 'Exchange differences', class: 'expense', role: 'exchangeDifference', vatCode: 'outOfScope' },
];
