import { luhnDigit } from '../platform/identifiers/luhn.ts';
import { rpc } from '../server/testing/server-process.ts';
import { demoPassword, type Product } from './server.ts';

/** A person at work without a screen: for what a journey needs before it begins. */
export interface Worker {
  call<Result>(operation: string, payload: unknown, lockId?: string): Promise<Result>;
}

export async function workAs({ url }: Pick<Product, 'url'>, account: string): Promise<Worker> {
  const signedIn = await rpc(
    url,
    'login',
    { userRole: '', userAccount: account, password: demoPassword },
    { service: 'basis' },
  );
  const { sessionId, partition } = signedIn.body.result as { sessionId: string; partition: string };
  return {
    async call<Result>(operation: string, payload: unknown, lockId?: string) {
      const { body } = await rpc(url, operation, payload, { sessionId, partition, lockId: lockId ?? null });
      if (body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(body)}`);
      return body.result as Result;
    },
  };
}

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

/** A transporter that staff captured, with a certificate that waits for review. */
export async function capture(worker: Worker, name: string, cover: { from: string; to: string }): Promise<Captured> {
  const { mobile, ...numbers } = freshNumbers();
  const email = `office@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`;
  const registeredName = `${name} (Pty) Ltd`;
  const saved = await worker.call<{ keyIdentifier: string; lockId: string }>('postCarrier', {
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
      gitCover: 1_500_000,
      gitPolicyNumber: 'GIT-2026-0042',
      gitInsurer: 'Baobab Insurance',
      gitFrom: cover.from,
      gitTo: cover.to,
      gitCertificate: certificatePdf(registeredName).toString('base64'),
      tenderLoadEmailAddress: email,
    },
  });
  return { ...saved, name: registeredName, email };
}

/** A day so many days from today, as the wire has it. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A PDF of one page that says what a certificate says. */
export function certificatePdf(insured: string): Buffer {
  const lines = [
    'GOODS IN TRANSIT CERTIFICATE',
    `Insured: ${insured.replaceAll(/[()]/g, '\\$&')}`,
    'Policy: GIT-2026-0042',
  ];
  const text = `BT /F1 14 Tf 60 760 Td ${lines.map((line) => `(${line}) Tj 0 -24 Td`).join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file);
}
