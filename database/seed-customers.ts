import { sql } from 'kysely';
import { addDays, addMonths } from '#platform/dates.ts';
import { nameKey } from '#platform/names.ts';
import type { App } from '#platform/server/app.ts';
import { buildTerms } from '#modules/base/companies/server/index.ts';
import type { BillToParty, ShipperDetail, TradeReference } from '#modules/parties/customers/fields.ts';
import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import type { CreditStatus } from '#modules/parties/customers/status.ts';
import { buildLink } from '#modules/parties/links/server/index.ts';
import { demoBankLetter } from './demo-bank-letter.ts';
import { demoCustomerTerms } from './demo-customer-terms.ts';
import { demoCustomers, type DemoCustomer } from './demo-customers.ts';
import { digits, identityNumber, mobileLength, withCheckDigit } from './demo-numbers.ts';
import { demoPlaces } from './demo-suppliers.ts';
import { seedLanguage } from './seed-language.ts';

const day = 86_400_000;
/** Behind the numbers of the suppliers, so that nobody shares one by chance. */
const offset = 400;
const kind = 'shipperregister';

interface Demonstration {
  readonly partition: string;
  readonly companyId: string;
}

/** Customers in every state, with letters of their banks, bill-to parties and limits, and a few links that are under way. */
export async function seedCustomers(app: App, { partition, companyId }: Demonstration): Promise<void> {
  await buildTerms(app.database.writer(partition), partition, {
    companyId,
    purpose: 'customer',
    version: '2026-1',
    bodies: demoCustomerTerms,
  });
  const now = app.clock.now();
  for (const [index, customer] of demoCustomers.entries()) {
    const { status, standing, age, limit, term, oddity, reason } = customer;
    const detail = detailOf(customer, index);
    const submittedAt = new Date(now.getTime() - age * day - index * 600_000);
    const id = await buildCustomer(app, partition, {
      companyId,
      detail,
      status,
      submittedAt,
      ...(standing && { standing, creditStatus: standing === 'SUSPENDED' ? 'SUSPENDED' : creditStatusOf(oddity) }),
      ...(limit > 0 && {
        credit: {
          limit: limit * 1000,
          paymentTerm: term,
          bankRatingCode: oddity === 'badRating' ? 'D' : '',
          comments: reason,
        },
      }),
      ...(oddity !== 'noLetter' && { letter: letterOf(customer, detail, todayIn(defaultTimeZone, submittedAt)) }),
      ...(reason && { decisionReason: reason }),
    });
    if (status === 'INFO_REQUESTED')
      await buildLink(app, partition, {
        kind,
        companyId,
        recipient: { name: customer.director, email: detail.email, mobile: detail.mobileNumber },
        language: customer.town === 'Beira' ? 'pt' : 'en',
        subjectId: id,
        scope: { steps: [oddity === 'noReferences' ? 'tradeReferences' : 'financial'], question: reason },
        sentBy: 'Thandi Nkosi',
        sentAt: new Date(now.getTime() - 2 * day),
      });
  }
  // Who applied by link agreed to the terms of the day.
  await app.database
    .writer(partition)
    .updateTable('customer')
    .set({ terms_version: '2026-1', terms_language: 'en', terms_accepted_at: sql<Date>`submitted_at` })
    .where('partition', '=', partition)
    .execute();
  await seedLanguage(app, partition, 'customer');
  await seedInvitations(app, { partition, companyId }, now);
}

async function seedInvitations(app: App, { partition, companyId }: Demonstration, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const invite = (name: string, email: string, mobile: string, more: object) =>
    buildLink(app, partition, { kind, companyId, recipient: { name, email, mobile }, ...more });
  await invite('Gugu Nene', 'gugu@umhlangabakeries.example', '+27825550171', { sentAt: ago(1) });
  await invite('Francois Theron', 'francois@swartbergolywe.example', '+27835550172', {
    language: 'afr',
    sentAt: ago(3),
    reached: { opened: ago(3) },
  });
  await invite('Dulce Nhaca', 'dulce@cervejasdosul.example', '+258845550173', {
    language: 'pt',
    sentAt: ago(5),
    reached: { opened: ago(5), verified: ago(4), percent: 60 },
  });
  await invite('Patrick Ilunga', 'patrick@minoteriedulac.example', '+243815550174', {
    language: 'fr',
    sentAt: ago(4),
    reached: { opened: ago(3), verified: ago(3) },
  });
  await invite('Ntombi Radebe', 'ntombi@radebetextiles.example', '+27725550175', {
    sentAt: ago(24),
    reached: { opened: ago(22), ended: ago(10) },
  });
}

const banks = [
  ['NEDBANK', '198765', 10],
  ['ABSA', '632005', 10],
  ['FNB', '250655', 11],
  ['STANDARD BANK', '051001', 9],
  ['CAPITEC', '470010', 10],
] as const;

function creditStatusOf(oddity: DemoCustomer['oddity']): CreditStatus {
  switch (oddity) {
    case 'slowPayer':
      return 'WATCH';
    case 'unpaid':
      return 'HOLD';
    case 'reviewDue':
      return 'REVIEW_DUE';
    default:
      return 'GOOD';
  }
}

function letterOf(
  { oddity }: DemoCustomer,
  { bankerName: bank, registeredName: holder, bankAccountNo, branchCode }: ShipperDetail,
  submittedOn: string,
): { content: string; date: string } {
  // One day within three months then; too old by now.
  const date = oddity === 'oldLetter' ? addDays(addMonths(submittedOn, -3), 1) : addDays(submittedOn, -12);
  const account = oddity === 'letterDiffers' ? `${bankAccountNo.slice(0, -4)}0011` : bankAccountNo;
  const pdf = demoBankLetter({ bank, holder, account, branchCode, date });
  return { content: Buffer.from(pdf).toString('base64'), date };
}

function detailOf(customer: DemoCustomer, index: number): ShipperDetail {
  const { name, town, director, required, parties, oddity } = customer;
  const [country, region, postalCode, dial] = demoPlaces[town];
  const isSouthAfrican = country === 'South Africa';
  const number = digits(offset + index);
  const domain = oddity === 'lookAlikeMail' ? 'umgenigrainmi11s.example' : `${domainName(name)}.example`;
  const mobile = (which: number) => dial + number(which, mobileLength(country) - dial.length);
  const address = {
    addressLine1: `${7 + index * 2} ${streets[index % streets.length]}`,
    addressLine2: '',
    suburb: isSouthAfrican ? suburbs[index % suburbs.length]! : '',
    city: town,
    region,
    province: region,
    postalCode,
    country,
  };
  const year = 1996 + (index % 25);
  const [bank, branchCode, length] = banks[index % banks.length]!;
  return {
    registeredName: name,
    tradeName: tradeName(name),
    previousName: '',
    holdingCompanyName: index % 9 === 4 ? 'Stormberg Holdings (Pty) Ltd' : '',
    registrationNumber: isSouthAfrican ? `${year}/${number(1, 6)}/${registrationType(name)}` : number(1, 9),
    vatNumber: isSouthAfrican ? withCheckDigit(`4${number(2, 8)}`) : number(2, 9),
    dateOfInc: `${year}-0${1 + (index % 9)}-1${index % 9}`,
    mobileNumber: mobile(3),
    // That of Lowveld Citrus Carriers, a supplier.
    telNumber: oddity === 'phoneOfSupplier' ? `+2711555${digits(16)(6, 4)}` : mobile(41),
    fax: '',
    email: `accounts@${domain}`,
    physicalAddress: address,
    sameAsPhysicalAddress: true,
    postalAddress: address,
    monthlyPurchaseAmount: required * 600,
    creditRequired: required * 1000,
    averageMonthly: required * 4000,
    exceedTurnOver: oddity !== 'smallCredit',
    tradeReferences: oddity === 'noReferences' ? [] : referencesOf(index),
    tenderResponseTime: index % 3 === 0 ? 30 : index % 3 === 1 ? 2 : null,
    tenderResponseTimeUOM: index % 3 === 0 ? 'minute' : index % 3 === 1 ? 'hour' : '',
    loadValue: index % 4 === 0 ? 0 : 250_000 * (1 + (index % 6)),
    signOnGlass: index % 3 === 0,
    podSubmitMethod: index % 7 === 3 ? 'PORTAL' : 'EMAIL',
    podSendFormat: oddity === 'tiff' ? 'TIFF' : 'PDF',
    isPODUploadPerReference: index % 5 === 1,
    isEveryInvoiceLineAggregated: index % 4 === 2,
    isOrderNumberRequiredForBilling: index % 2 === 0,
    isInlcudeLoadNumbersOnInvoice: index % 3 !== 1,
    isLoadInspectionRequired: index % 6 === 2,
    fuelRateChangeMethod: index % 8 === 5 ? 'MANUAL' : 'BASIC',
    tmsEnabled: index % 5 === 0,
    partiesToBill: Array.from({ length: parties }, (_, at) => partyOf(customer, domain, number, at)),
    directors: [
      {
        name: director,
        idType: isSouthAfrican ? 'SA_ID' : 'other',
        idNumber: isSouthAfrican ? identityNumber(offset + index) : number(4, 12),
        cellphoneNumber: mobile(42),
        emailAddress: `${director
          .split(' ')[0]!
          .toLowerCase()
          .normalize('NFD')
          .replace(/[^a-z]/g, '')}@${domain}`,
      },
    ],
    bankerName: isSouthAfrican ? bank : 'Banco Horizonte',
    bankerAddress: `${town} Main`,
    bankAccountNo: number(5, isSouthAfrican ? length : 11),
    branchCode: isSouthAfrican ? branchCode : '1001',
    bankConfirmation: '',
    bankConfirmationBlobName: '',
    bankConfirmationUploadTimestamp: '',
    bankConfirmationUploadedBy: '',
    bankConfirmationLetterDate: '',
    contacts: [
      { type: 'Admin', name: director, number: mobile(3), emailAddress: `accounts@${domain}` },
      {
        type: 'Finance',
        name: debtorsClerks[index % debtorsClerks.length]!,
        number: mobile(43),
        emailAddress: `debtors@${domain}`,
      },
    ],
  };
}

/** The name without its legal form. */
function tradeName(name: string): string {
  return name.replace(/,? (\(Pty\) Ltd|\(Pvt\) Ltd|\(Edms\) Bpk|CC|Ltd|Lda)$/, '');
}

function domainName(name: string): string {
  return nameKey(name)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

function registrationType(name: string): string {
  return name.endsWith('CC') ? '23' : name.endsWith('Koöperasie') ? '24' : '07';
}

function referencesOf(index: number): TradeReference[] {
  return [0, 1, 2].slice(0, 1 + (index % 3)).map((at) => {
    const [name, person] = references[(index + at) % references.length]!;
    return { name, person, contactNumber: `+2711555${String(2000 + index * 3 + at)}` };
  });
}

const suburbs = ['Westgate', 'Central', 'Foreshore', 'Riverside', 'Old Market', 'Northdale'];
const units = ['Head Office', 'Distribution Centre', 'Exports', 'Coastal Division', 'Retail'];

function partyOf(
  { name, town }: DemoCustomer,
  domain: string,
  number: (which: number, length: number) => string,
  at: number,
): BillToParty {
  const [country, region, postalCode] = demoPlaces[town];
  return {
    accountNumber: '',
    businessUnitName: `${tradeName(name)} ${units[at % units.length]}`,
    vatNumber: country === 'South Africa' ? withCheckDigit(`4${number(20 + at, 8)}`) : number(20 + at, 9),
    emailAddress: `${units[at % units.length]!.toLowerCase().replace(/\W/g, '')}@${domain}`,
    addressLine1: `${3 + at} ${streets[at % streets.length]}`,
    addressLine2: '',
    suburb: '',
    country,
    region,
    city: town,
    postalCode,
    debtorAccountNumber: `D${number(30 + at, 5)}`,
    isActive: at !== 3,
  };
}

const references = [
  ['Karoo Packaging (Pty) Ltd', 'Anja Smit'],
  ['Drakensberg Diesel Depot', 'Sipho Dladla'],
  ['Cape Pallet Exchange', 'Moira Jacobs'],
  ['Limpopo Labels and Print', 'Tshilidzi Mudau'],
  ['Eastern Shelving Systems', 'Vusi Nkabinde'],
  ['Atlantic Ice and Cold Rooms', 'Gadija Samsodien'],
] as const;
const debtorsClerks = ['Lerato Phiri', 'Annelie Barnard', 'Kabelo Seema', 'Fátima Matusse', 'Precious Mudenda'];
const streets = [
  'Mill Street',
  'Granary Road',
  'Market Square',
  'Old Main Road',
  'Rua da Missão',
  'Orchard Avenue',
  'Silo Lane',
  'Jetty Street',
];
