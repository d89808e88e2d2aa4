import { sql } from 'kysely';
import { addDays } from '#platform/dates.ts';
import { nameKey } from '#platform/names.ts';
import type { App } from '#platform/server/app.ts';
import type { CarrierDetail } from '#modules/parties/suppliers/fields.ts';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { buildInvitation, buildSupplier, sendDueReminders } from '#modules/parties/suppliers/server/index.ts';
import { demoCertificate } from './demo-certificate.ts';
import { seedWaiting } from './seed-waiting.ts';
import { digits, identityNumber, mobileLength, withCheckDigit } from './demo-numbers.ts';
import { demoPlaces, demoSuppliers, type DemoSupplier } from './demo-suppliers.ts';
import { seedLanguage } from './seed-language.ts';

const day = 86_400_000;

interface Demonstration {
  readonly partition: string;
  readonly companyId: string;
}

/** Suppliers in every state, with certificates that hold, end soon and have ended, and a few links that are under way. */
export async function seedSuppliers(app: App, { partition, companyId }: Demonstration): Promise<void> {
  const now = app.clock.now();
  for (const [index, supplier] of demoSuppliers.entries()) {
    const { status, age, certificate, oddity, reason } = supplier;
    const detail = detailOf(supplier, index, todayIn(defaultTimeZone, now));
    const id = await buildSupplier(app, partition, {
      companyId,
      detail,
      status,
      submittedAt: new Date(now.getTime() - age * day - index * 600_000),
      ...(certificate && { certificate: certificate.status, document: documentOf(detail, oddity === 'differs') }),
      ...(reason && { decisionReason: reason }),
    });
    await seedWaiting(app, partition, { id, oddity, detail });
    if (status === 'infoRequested' && reason)
      await buildInvitation(app, partition, {
        companyId,
        recipient: { name: supplier.director, email: detail.email, mobile: detail.cellNo },
        language: supplier.town === 'Matola' ? 'pt' : 'en',
        subjectId: id,
        scope: { steps: certificate?.status === 'submitted' ? ['bank'] : ['transporter'], question: reason },
        sentBy: 'Thandi Nkosi',
        sentAt: new Date(now.getTime() - day),
      });
  }
  // As the books of account know them.
  await app.database
    .writer(partition)
    .updateTable('supplier')
    .set({ vendor_number: sql<string>`'V' || substr(account_number, 4)` })
    .where('partition', '=', partition)
    .where('status', '=', 'approved')
    .execute();
  await seedLanguage(app, partition, 'supplier');
  await sendDueReminders(app, partition);
  await seedInvitations(app, { partition, companyId }, now);
}

async function seedInvitations(app: App, { partition, companyId }: Demonstration, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const invite = (name: string, email: string, mobile: string, more: object) =>
    buildInvitation(app, partition, { companyId, recipient: { name, email, mobile }, ...more });
  await invite('Bongani Khumalo', 'bongani@ridgelineflatbeds.example', '+27825550131', { sentAt: ago(2) });
  await invite('Celeste van Rooyen', 'celeste@agterplaasvervoer.example', '+27835550132', {
    language: 'afr',
    sentAt: ago(3),
    reached: { opened: ago(2) },
  });
  await invite('Amílcar Sitoe', 'amilcar@transportesincomati.example', '+258845550133', {
    language: 'pt',
    sentAt: ago(5),
    reached: { opened: ago(4), verified: ago(4), percent: 55 },
  });
  await invite('Didier Kabongo', 'didier@routesdukatanga.example', '+243815550134', {
    language: 'fr',
    sentAt: ago(4),
    reached: { opened: ago(3), verified: ago(3) },
  });
  await invite('Lindiwe Sibeko', 'lindiwe@sibekologistics.example', '+27725550135', {
    sentAt: ago(20),
    reached: { opened: ago(18), ended: ago(6) },
  });
}

function documentOf(detail: CarrierDetail, differs: boolean): string {
  const pdf = demoCertificate({
    insuredName: detail.registeredName,
    policyNumber: detail.gitPolicyNumber,
    insurer: detail.gitInsurer,
    cover: differs ? detail.gitCover / 2 : detail.gitCover,
    from: detail.gitFrom,
    to: detail.gitTo,
  });
  return Buffer.from(pdf).toString('base64');
}

const brokers = ['Nadia Fourie', 'Kabelo Mathe', 'Teresa Couto'];
const suburbs = ['Industria', 'Central', 'Harbour View', 'Prospecton', 'Wadeville', 'Alrode'];
const insurers = ['Thornveld Mutual Insurance', 'Cape Agulhas Marine and Transit', 'Seguradora Baía Azul'];
const banks = [
  ['NEDBANK', '198765', 10],
  ['ABSA', '632005', 10],
  ['FNB', '250655', 11],
  ['STANDARD BANK', '051001', 9],
  ['CAPITEC', '470010', 10],
] as const;

function detailOf(supplier: DemoSupplier, index: number, today: string): CarrierDetail {
  const { name, town, director, cover, certificate, oddity } = supplier;
  const [country, region, postalCode, dial] = demoPlaces[town];
  const isSouthAfrican = country === 'South Africa';
  const number = digits(index);
  const domain = `${nameKey(name).replaceAll(' ', '')}.example`;
  const email = `office@${oddity === 'lookAlikeMail' ? 'thombush.example' : domain}`;
  const year = 1998 + (index % 24);
  const address = {
    addressLine1: `${12 + index * 3} ${streets[index % streets.length]}`,
    addressLine2: '',
    suburb: isSouthAfrican ? suburbs[index % suburbs.length]! : '',
    city: town,
    region,
    province: region,
    postalCode,
    country,
  };
  const identity = identityNumber(index);
  const ends = certificate && addDays(today, certificate.endsIn);
  // Two that share an account share the bank too.
  const [bank, branchCode, length] = banks[oddity === 'sharedBank' ? 0 : index % banks.length]!;
  const bankDetails = {
    bank: isSouthAfrican ? bank : 'Banco Horizonte',
    branchCode: isSouthAfrican ? branchCode : '1001',
    bankAccountNo: number(oddity === 'sharedBank' ? 900 : 9, length),
  };
  const isTrasporter = cover > 0;
  return {
    isTrasporter,
    registeredName: name,
    tradeName: name.replace(/,? (\(Pty\) Ltd|\(Pvt\) Ltd|\(Edms\) Bpk|CC|Ltd|Lda)$/, ''),
    holdingCompany: index % 11 === 5 ? 'Stormberg Holdings (Pty) Ltd' : '',
    regNo: !isSouthAfrican
      ? number(1, 9)
      : oddity === 'soleProprietor'
        ? identity
        : `${year}/${number(2, 6)}/${name.endsWith('CC') ? '23' : '07'}`,
    isVatRegistered: true,
    vatNo: oddity === 'noVat' ? '' : isSouthAfrican ? withCheckDigit(`4${number(3, 8)}`) : number(4, 9),
    dateOfInc: `${oddity === 'wrongYear' ? year + 2 : year}-0${1 + (index % 9)}-1${index % 9}`,
    cellNo: dial + number(5, mobileLength(country) - dial.length),
    telno: isSouthAfrican ? `+2711555${number(6, 4)}` : '',
    fax: '',
    email,
    physicalAddress: address,
    sameAsPhysicalAddress: true,
    postalAddress: address,
    directors: [
      {
        name: director,
        idType: isSouthAfrican ? 'SA_ID' : 'other',
        idNumber: isSouthAfrican ? identity : number(7, 12),
        cellphoneNumber: dial + number(21, mobileLength(country) - dial.length),
        emailAddress: `${director
          .split(' ')[0]!
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z]/g, '')}@${email.split('@')[1]}`,
      },
    ],
    ...(oddity === 'noBank' ? { bank: '', branchCode: '', bankAccountNo: '' } : bankDetails),
    branchName: oddity === 'noBank' ? '' : `${town} Main`,
    bankCode: '',
    gitCertificate: '',
    gitUploadTimestamp: '',
    gitUploadedBy: '',
    gitCover: cover * 1000,
    gitPolicyNumber: certificate ? `GIT/${today.slice(0, 4)}/${number(8, 5)}` : '',
    gitInsurer: certificate ? insurers[index % insurers.length]! : '',
    gitFrom: ends ? addDays(ends, -364) : '',
    gitTo: ends ?? '',
    insuranceContactName: certificate ? brokers[index % brokers.length]! : '',
    insuranceContactEmail: certificate ? 'certificates@transitbrokers.example' : '',
    insuranceContactMobile: certificate ? '+27825550190' : '',
    payableRateInPercentage: isTrasporter ? 82 + (index % 12) : 0,
    tenderLoadMethod: oddity === 'integration' ? 'integration' : 'email',
    tenderLoadEmailAddress: isTrasporter && oddity !== 'integration' ? `loads@${domain}` : '',
    tenderLoadGlobalLocationNumber: oddity === 'integration' ? '6001234500001' : '',
    modifiedBy: '',
  };
}

const streets = [
  'Vulcan Road',
  'Industria Street',
  'Marikana Avenue',
  'Station Road',
  'Avenida do Trabalho',
  'Depot Lane',
  'Voortrekker Road',
  'Harbour Crescent',
];
