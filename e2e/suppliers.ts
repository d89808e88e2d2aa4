import { luhnDigit } from '../platform/identifiers/luhn.ts';
import { ask, certificatePdf, type Staff } from './carrier-links.ts';
import type { Product } from './server.ts';

const address = {
  addressLine1: '14 Vulcan Road',
  city: 'Germiston',
  region: 'Gauteng',
  postalCode: '1401',
  country: 'South Africa',
};

let number = 100_000;

/** Numbers that pass the checks, and that no other supplier of the run has. */
export function freshNumbers(): { regNo: string; vatNo: string; bankAccountNo: string; mobile: string } {
  number += 1;
  const vat = `4${String(number * 311).padStart(8, '0')}`;
  return {
    regNo: `2015/${number}/07`,
    vatNo: vat + luhnDigit(vat),
    bankAccountNo: `10${number}22`,
    mobile: `+2782${1_000_000 + number}`,
  };
}

export interface Captured {
  readonly keyIdentifier: string;
  readonly lockId: string;
  readonly name: string;
  readonly email: string;
}

/** A transporter that staff captured without the screens, with a certificate that waits for review. */
export async function capture(
  product: Product,
  staff: Staff,
  name: string,
  cover: { readonly from: string; readonly to: string },
): Promise<Captured> {
  const { mobile, ...numbers } = freshNumbers();
  const email = `office@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
  const registeredName = `${name} (Pty) Ltd`;
  const saved = await ask<{ keyIdentifier: string; lockId: string }>(product, staff, 'postCarrier', {
    carrierName: registeredName,
    isAdmin: true,
    carrierDetail: {
      registeredName,
      tradeName: name,
      ...numbers,
      cellNo: mobile,
      email,
      physicalAddress: address,
      postalAddress: address,
      directors: [{ name: 'Nomsa Radebe' }],
      bank: 'CAPITEC',
      branchCode: '470010',
      isTrasporter: true,
      gitCover: 2_000_000,
      gitPolicyNumber: 'GIT-2026-0417',
      gitFrom: cover.from,
      gitTo: cover.to,
      gitCertificate: (await certificatePdf(registeredName)).toString('base64'),
      tenderLoadEmailAddress: email,
    },
  });
  return { ...saved, name: registeredName, email };
}
