import crypto from 'node:crypto';
import { mailedKey } from '#platform/server/testing/guests.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { pdfkitFile } from '#platform/server/testing/pdf-files.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { bankService } from '#modules/parties/bank/contract.ts';
import { bankFailureTexts } from '#modules/parties/bank/messages/failures/index.ts';
import { bankOperations } from '#modules/parties/bank/server/index.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerFailureTexts } from '#modules/parties/customers/messages/failures/index.ts';
import { documentService } from '#modules/base/documents/contract.ts';
import { documentFailureTexts } from '#modules/base/documents/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { carrierRegisterLink, supplierOperations } from '#modules/parties/suppliers/server/index.ts';
import { customerBankOwner } from '../bank.ts';
import { buildShipperDetail } from '../builders.ts';
import { shipperRegisterLink } from '../link-kind.ts';
import { customerOperationsWith } from '../operations.ts';

/** A house with everything that the journey of a customer passes through, and suppliers to be confused with. */
export function openCustomerHouse(): Promise<House> {
  return openHouse({
    implementations: [
      basisOperations,
      keepaliveOperations,
      documentOperationsWith([]),
      linkOperations,
      supplierOperations,
      customerOperationsWith(),
      bankOperations([customerBankOwner]),
    ],
    failureCatalogues: [
      accessFailureTexts,
      bankFailureTexts,
      documentFailureTexts,
      partyFailureTexts,
      supplierFailureTexts,
      customerFailureTexts,
    ],
    linkKinds: [carrierRegisterLink, shipperRegisterLink],
  });
}

/** Every right over customers. */
const customerRights: readonly string[] = [
  ...Object.keys(customerService.operations),
  ...Object.keys(bankService.operations),
  ...Object.keys(documentService.operations),
  'getCarrier',
];

export function buildCustomerStaff(house: House, partition: string, companyId?: string): Promise<Staff> {
  return buildStaff(house.app, partition, customerRights, companyId ? { companyId } : undefined);
}

/** Two people of one company, so that one can decide what the other captured. */
export async function buildPair(house: House, partition: string): Promise<[Staff, Staff]> {
  const first = await buildCustomerStaff(house, partition);
  return [first, await buildCustomerStaff(house, partition, first.companyId)];
}

/** Staff send a link; returns what stands in the mail. */
export async function sendShipperLink(
  house: House,
  staff: Staff,
  extra: Record<string, unknown> = {},
): Promise<{ linkId: string; key: string; email: string }> {
  const email = `${crypto.randomUUID()}@customer.example`;
  const mobileNumber = `082${crypto.randomInt(10 ** 6, 10 ** 7)}`;
  const { linkId } = await house.ask<{ linkId: string }>(
    'postShipperLink',
    { email, mobileNumber, language: 'en', ...extra },
    staff,
  );
  const to = String(extra['email'] ?? email);
  return { linkId, key: await mailedKey(house, to), email: to };
}

/** A payload as an applicant sends it. */
export function buildApplication(
  detail: Parameters<typeof buildShipperDetail>[0] = {},
  extra: Record<string, unknown> = {},
): Record<string, unknown> {
  return { ...buildShipperDetail(detail), TermsAndConditionsAccepted: true, ...extra };
}

/** A letter of a bank as a real PDF, in base64. */
export async function bankLetter(date: string, account = '1234567890'): Promise<string> {
  const pdf = await pdfkitFile((document) => {
    document.text('CAPITEC BANK LIMITED').text(`Date: ${date}`).moveDown();
    document.text('TO WHOM IT MAY CONCERN').text(`Account number: ${account}`);
    document.text('The account was opened on 3 March 2011.');
  });
  return pdf.toString('base64');
}
