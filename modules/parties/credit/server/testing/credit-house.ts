import { openHouse, type House } from '#platform/server/testing/house.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { creditService, type CreditChangeRecord } from '#modules/parties/credit/contract.ts';
import { creditFailureTexts } from '#modules/parties/credit/messages/failures/index.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import {
  buildCustomer,
  customerOperationsWith,
  type CustomerOverrides,
} from '#modules/parties/customers/server/index.ts';
import { creditApproveLink } from '../link-kind.ts';
import { creditOperationsWith } from '../operations.ts';
import type { ExposureProvider } from '../position.ts';
import { cancelOpenChange, creditOfCustomers } from '../of-customers.ts';
import { mailedKey } from '#platform/server/testing/guests.ts';

/** A house in which credit limits are changed; `providers` say what customers owe. */
export function openCreditHouse(providers: readonly ExposureProvider[] = []): Promise<House> {
  return openHouse({
    implementations: [
      basisOperations,
      documentOperationsWith([]),
      linkOperations,
      customerOperationsWith(creditOfCustomers),
      creditOperationsWith(providers),
    ],
    failureCatalogues: [accessFailureTexts, partyFailureTexts, customerFailureTexts, creditFailureTexts],
    linkKinds: [creditApproveLink],
    listeners: [cancelOpenChange],
  });
}

const rights = [
  ...Object.keys(creditService.operations),
  'getShipper',
  'getShipperCounts',
  'deleteShipper',
  'suspendShipper',
];

/** Two people of one company, so that one can approve what the other proposed. */
export async function buildCreditPair(house: House, partition: string): Promise<[Staff, Staff]> {
  const first = await buildStaff(house.app, partition, rights);
  return [first, await buildStaff(house.app, partition, rights, { companyId: first.companyId })];
}

/** An approved customer of theirs, with a limit of R 250 000 unless said otherwise. */
export function buildApproved(house: House, partition: string, staff: Staff, overrides: CustomerOverrides = {}) {
  return buildCustomer(house.app, partition, { companyId: staff.companyId, status: 'approve', ...overrides });
}

/** The day in the zone of the companies that tests make. */
export function dayOf(house: House, days = 0): string {
  const day = new Date(house.app.clock.now().getTime() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' }).format(day);
}

/** Proposes a limit above the threshold, which needs a second person. */
export async function propose(
  house: House,
  staff: Staff,
  customerId: string,
  extra: Record<string, unknown> = {},
): Promise<CreditChangeRecord> {
  const { id } = await house.ask<{ id: string }>(
    'postShipperCreditChange',
    {
      customerId,
      kind: 'increase',
      newLimit: 500_000,
      reason: 'Buys more.',
      effectiveFrom: dayOf(house),
      ...extra,
    },
    staff,
  );
  return readChange(house, staff, id);
}

export function readChange(house: House, staff: Staff, id: string): Promise<CreditChangeRecord> {
  return house.ask<CreditChangeRecord>('getShipperCreditChangeRecord', { id }, staff);
}

/** The second person approves; returns the token that was mailed to the customer. */
export async function approveAndMail(
  house: House,
  staff: Staff,
  { id, lockId, email }: CreditChangeRecord,
): Promise<string> {
  await house.ask('approveShipperCreditChange', { id }, { ...staff, lockId });
  return mailedKey(house, email);
}
