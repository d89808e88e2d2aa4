import { randomUUID } from 'node:crypto';
import type { CompanyThere } from './company.ts';

/** Vendors, terms, accounts and cost centres as a haulier has them. */
export function fillExample(company: CompanyThere): void {
  const term = (code: string, days: string, discountDays: string, discountPercent: number) => ({
    id: randomUUID(),
    code,
    displayName: code,
    dueDateCalculation: days,
    discountDateCalculation: discountDays,
    discountPercent,
  });
  const [net30, early] = [term('30 DAYS', '30D', '', 0), term('2.5%/7', '30D', '7D', 2.5)];
  const vendor = (number: string, displayName: string, paymentTermsId: string) => ({
    id: randomUUID(),
    number,
    displayName,
    blocked: ' ' as const,
    paymentTermsId,
  });
  company.paymentTerms = [net30, early];
  company.vendors = [
    vendor('V00010', 'Karoo Bulk Carriers CC', net30.id),
    vendor('V00020', 'Maputo Corridor Transport Lda', net30.id),
    vendor('V00030', 'Umgeni Refrigerated (Pty) Ltd', early.id),
  ];
  const account = (number: string, displayName: string) => ({ id: randomUUID(), number, displayName });
  company.accounts = [
    account('5000', 'Transport bought'),
    account('5010', 'Standing time bought'),
    account('6900', 'Rounding'),
  ];
  company.centres = ['JHB', 'DBN', 'CPT'];
}
