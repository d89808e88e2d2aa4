import crypto from 'node:crypto';
import type { Catalogue } from '#platform/messages.ts';
import type { Implementation } from '#platform/server/implement.ts';
import { openHouse, type CallOptions, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { bankService } from '#modules/parties/bank/contract.ts';
import { bankFailureTexts } from '#modules/parties/bank/messages/failures/index.ts';
import { bankOperations } from '#modules/parties/bank/server/index.ts';
import { documentOperations } from '#modules/base/documents/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { supplierService } from '#modules/parties/suppliers/contract.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { renewalService } from '#modules/parties/suppliers/renewal-contract.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { supplierBankOwner } from '../bank/bank-owner.ts';
import { buildDetail } from '../builders.ts';
import { carrierRegisterLink } from '../link-kind.ts';
import { supplierOperations } from '../operations.ts';
import { renewalOperations } from '../renewals/operations.ts';
import { gitRenewalLink } from '../renewals/renewal-link.ts';

/** A house with everything that the journey of a supplier passes through, and what a test needs besides. */
export function openSupplierHouse(
  others: readonly Implementation[] = [],
  texts: readonly Catalogue[] = [],
): Promise<House> {
  return openHouse({
    implementations: [
      basisOperations,
      keepaliveOperations,
      documentOperations,
      linkOperations,
      supplierOperations,
      renewalOperations,
      bankOperations([supplierBankOwner]),
      ...others,
    ],
    failureCatalogues: [accessFailureTexts, bankFailureTexts, partyFailureTexts, supplierFailureTexts, ...texts],
    linkKinds: [carrierRegisterLink, gitRenewalLink],
  });
}

/** Every right over suppliers. */
const supplierRights: readonly string[] = [
  ...Object.keys(supplierService.operations),
  ...Object.keys(renewalService.operations),
  ...Object.keys(bankService.operations),
  'downloadFile',
  'getFileToken',
];

export function buildSupplierStaff(house: House, partition: string, companyId?: string): Promise<Staff> {
  return buildStaff(house.app, partition, supplierRights, companyId ? { companyId } : undefined);
}

export interface Guest {
  readonly options: CallOptions;
  readonly key: string;
}

/** A carrier's phone: a guest session that opened the link and asked for nothing yet. */
export async function openLink(house: House, key: string): Promise<Guest> {
  const { sessionId } = await house.ask<{ sessionId: string }>(
    'login',
    { userRole: '', userAccount: '', password: '' },
    { service: 'basis' },
  );
  return { options: { sessionId }, key };
}

/** The same, with the code of the SMS typed in. */
export async function enterLink(house: House, key: string): Promise<Guest> {
  const guest = await openLink(house, key);
  await house.ask('resendOTP', { key }, guest.options);
  const sms = (await house.messages()).find((message) => message.channel === 'sms');
  await house.ask('isCarrierOtpValid', { key, otp: sms!.code }, guest.options);
  return guest;
}

/** Lets a minute pass, so that the next code may be sent. */
export async function waitForNextCode({ app }: House, partition: string): Promise<void> {
  await app.database
    .writer(partition)
    .updateTable('one_time_code')
    .set(({ eb }) => ({ created_at: eb.fn('to_timestamp', [eb.val(0)]) }) as never)
    .where('partition', '=', partition)
    .execute();
}

/** Staff send a link; returns what stands in the mail. */
export async function sendCarrierLink(
  house: House,
  staff: Staff,
  extra: Record<string, unknown> = {},
): Promise<{ linkId: string; key: string; email: string }> {
  const email = `${crypto.randomUUID()}@carrier.example`;
  const mobileNumber = `082${crypto.randomInt(10 ** 6, 10 ** 7)}`;
  const { linkId } = await house.ask<{ linkId: string }>(
    'postCarrierLink',
    { email, mobileNumber, language: 'en', ...extra },
    staff,
  );
  const to = String(extra['email'] ?? email);
  return { linkId, key: await mailedKey(house, to), email: to };
}

/** The token of the newest mail to an address. */
export async function mailedKey(house: House, to: string): Promise<string> {
  const mail = (await house.messages()).find((message) => message.to === to && message.links.length > 0);
  return mail!.links[0]!.split('/').at(-1)!;
}

/** A payload as the wizard sends it. */
export function buildSubmission(
  detail: Parameters<typeof buildDetail>[0] = {},
  extra: Record<string, unknown> = {},
): Record<string, unknown> {
  return { carrierDetail: buildDetail(detail), ...extra };
}

export const transporter = {
  isTrasporter: true,
  gitCover: 1_500_000,
  gitPolicyNumber: 'GIT-77',
  gitInsurer: 'Thornveld Mutual',
  tenderLoadEmailAddress: 'loads@carrier.example',
} as const;
