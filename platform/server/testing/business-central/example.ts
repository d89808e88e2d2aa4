import { randomUUID } from 'node:crypto';
import type { CompanyThere } from './company.ts';

/** Vendors, accounts and cost centres as a haulier has them. */
export function fillExample(company: CompanyThere): void {
  company.vendors = [
    ['V00010', 'Karoo Bulk Carriers CC', 0],
    ['V00020', 'Maputo Corridor Transport Lda', 0],
    ['V00030', 'Umgeni Refrigerated (Pty) Ltd', 2.5],
  ].map(([number, displayName, paymentDiscount]) => ({
    id: randomUUID(),
    number: number as string,
    displayName: displayName as string,
    blocked: ' ',
    paymentDiscount: paymentDiscount as number,
  }));
  company.accounts = [
    ['5000', 'Transport bought'],
    ['5010', 'Standing time bought'],
    ['6900', 'Rounding'],
  ].map(([number, displayName]) => ({ id: randomUUID(), number: number!, displayName: displayName! }));
  company.centres = ['JHB', 'DBN', 'CPT'];
}
