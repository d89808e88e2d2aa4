import crypto from 'node:crypto';
import { openHouse, type CallOptions, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { accessFailureTexts } from '#modules/base/access/messages/failures/index.ts';
import { documentOperationsWith } from '#modules/base/documents/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { supplierFailureTexts } from '#modules/parties/suppliers/messages/failures/index.ts';
import { contractorService } from '#modules/parties/contractors/contract.ts';
import { contractorFailureTexts } from '#modules/parties/contractors/messages/failures/index.ts';
import { buildApplication, buildDocument } from '../builders.ts';
import { creditorApplicationLink } from '../link-kind.ts';
import { contractorOperations } from '../operations.ts';

/** A house with everything that the journey of a contractor passes through. */
export function openContractorHouse(): Promise<House> {
  return openHouse({
    implementations: [
      basisOperations,
      keepaliveOperations,
      documentOperationsWith([]),
      linkOperations,
      contractorOperations,
    ],
    failureCatalogues: [accessFailureTexts, partyFailureTexts, supplierFailureTexts, contractorFailureTexts],
    linkKinds: [creditorApplicationLink],
  });
}

/** Somebody with every right over contractors. */
export function buildContractorStaff(house: House, partition: string, companyId?: string): Promise<Staff> {
  const rights = [...Object.keys(contractorService.operations), 'downloadFile', 'getFileToken'];
  return buildStaff(house.app, partition, rights, companyId ? { companyId } : undefined);
}

export interface Sent {
  readonly keyIdentifier: string;
  readonly linkId: string;
  readonly key: string;
  readonly email: string;
  readonly registeredName: string;
}

/** Staff add a contractor; the key is what stands in the mail. */
export async function addContractor(house: House, staff: Staff, extra: Record<string, unknown> = {}): Promise<Sent> {
  const word = crypto.randomBytes(4).toString('hex');
  const person = {
    registeredName: `Kalahari ${word} Kontrakte (Pty) Ltd`,
    email: `office@kalahari-${word}.example`,
    mobileNumber: `082${crypto.randomInt(10 ** 6, 10 ** 7)}`,
    language: 'en',
    ...extra,
  };
  const { keyIdentifier, linkId } = await house.ask<{ keyIdentifier: string; linkId: string }>(
    'AddSubcontractor',
    person,
    staff,
  );
  const { email, registeredName } = person;
  return { keyIdentifier, linkId, email, registeredName, key: await mailedKey(house, email) };
}

/** The token of the newest mail to an address. */
export async function mailedKey(house: House, to: string): Promise<string> {
  const mail = (await house.messages()).find((message) => message.to === to && message.links.length > 0);
  return mail!.links[0]!.split('/').at(-1)!;
}

/** A phone on which the link was opened; with `enter` the code of the SMS was typed in too. */
export async function openLink(house: House): Promise<CallOptions> {
  const nobody = { userRole: '', userAccount: '', password: '' };
  const { sessionId } = await house.ask<{ sessionId: string }>('login', nobody, { service: 'basis' });
  return { sessionId };
}

export async function enterLink(house: House, key: string): Promise<CallOptions> {
  const guest = await openLink(house);
  await house.ask('resendOTP', { key }, guest);
  const sms = (await house.messages()).find((message) => message.channel === 'sms');
  await house.ask('verifyOTP', { key, otp: sms!.code }, guest);
  return guest;
}

/** A payload as the form sends it. */
export async function submission(
  application: Parameters<typeof buildApplication>[0] = {},
  extra: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  return {
    subcontractorApplication: {
      ...buildApplication({ gitCertificate: await buildDocument('Goods-in-transit insurance'), ...application }),
    },
    pool: 'somebody else',
    subbieName: 'somebody else',
    applicationUsage: 'external',
    ...extra,
  };
}
