import type { App } from '#platform/server/app.ts';
import { type ContractorApplication, emptyDirector } from '#modules/parties/contractors/fields.ts';
import { buildContractor } from '#modules/parties/contractors/server/index.ts';
import type { ContractorState } from '#modules/parties/contractors/status.ts';
import { identityNumber } from './demo-numbers.ts';

const day = 86_400_000;
/** Rand; above it the demonstration's client asks for a deed of suretyship. */
const suretyshipAbove = '500000';

interface DemoContractor {
  readonly name: string;
  readonly person: string;
  readonly town: readonly [city: string, province: string, postalCode: string];
  readonly trade: string;
  readonly state: ContractorState;
  /** Days since it applied. */
  readonly age: number;
  readonly language?: 'en' | 'afr';
  /** What staff thought of it; nothing means that it was not assessed yet. */
  readonly assessment?: Partial<ContractorApplication>;
  readonly reason?: string;
  readonly bankAccountNo?: string;
}

/** Invented, like everybody in the demonstration. */
const demoContractors: readonly DemoContractor[] = [
  {
    name: 'Witrug Kontrakteurs (Edms) Bpk',
    person: 'Hannes Jordaan',
    town: ['Bethlehem', 'Free State', '9701'],
    trade: 'Grain and fertiliser haulage',
    state: 'approved',
    age: 41,
    language: 'afr',
    assessment: { creditLimit: 250_000, paymentTerm: 30, bankCode: 'B' },
  },
  {
    name: 'Ndlovu Side Tippers CC',
    person: 'Sibusiso Ndlovu',
    town: ['Witbank', 'Mpumalanga', '1035'],
    trade: 'Coal, from pit to siding',
    state: 'approved',
    age: 33,
    assessment: { creditLimit: 400_000, paymentTerm: 14, bankCode: 'none' },
  },
  {
    name: 'Blue Crane Subcontracting (Pty) Ltd',
    person: 'Anele Mthembu',
    town: ['Cradock', 'Eastern Cape', '5880'],
    trade: 'Livestock and wool',
    state: 'pending',
    age: 4.4,
    assessment: { creditLimit: 120_000, paymentTerm: 30, bankCode: 'C' },
  },
  {
    name: 'Sekhukhune Earthworks & Haulage (Pty) Ltd',
    person: 'Lerato Maila',
    town: ['Burgersfort', 'Limpopo', '1150'],
    trade: 'Plant hire and bulk haulage',
    state: 'pending',
    age: 2.2,
    assessment: { creditLimit: 750_000, paymentTerm: 30, bankCode: 'B' },
  },
  {
    name: 'Overberg Koelvervoer BK',
    person: 'Marietjie Swart',
    town: ['Caledon', 'Western Cape', '7230'],
    trade: 'Refrigerated loads',
    state: 'pending',
    age: 1.5,
    language: 'afr',
    bankAccountNo: '1487702216',
  },
  {
    name: 'Overberg Vrugtevervoer BK',
    person: 'Dawid Swart',
    town: ['Grabouw', 'Western Cape', '7160'],
    trade: 'Fruit from farm to harbour',
    state: 'pending',
    age: 0.6,
    language: 'afr',
    bankAccountNo: '1487702216',
  },
  {
    name: 'Umkhomazi Container Carriers (Pty) Ltd',
    person: 'Priya Govender',
    town: ['Durban', 'KwaZulu-Natal', '4001'],
    trade: 'Containers between harbour and depots',
    state: 'rejected',
    age: 20,
    assessment: { creditLimit: 90_000, paymentTerm: 7, bankCode: 'G', bankCodeReason: 'Asked for by operations' },
    reason: 'The bank warns of late payment. Apply again when six months were paid on time.',
  },
  {
    name: 'Namaqua Quarry Services (Pty) Ltd',
    person: 'Johan Beukes',
    town: ['Springbok', 'Northern Cape', '8240'],
    trade: 'Stone and sand',
    state: 'invited',
    age: 0,
  },
  {
    name: 'Thaba Bosiu Transport (Pty) Ltd',
    person: 'Mpho Letsie',
    town: ['Ficksburg', 'Free State', '9730'],
    trade: 'General freight',
    state: 'invited',
    age: 0,
  },
];

const auditors = ['Nuweveld Auditors', 'Drakensberg & Partners', 'Maluti Accounting Services'];

/** Contractors in every state, each signed by link as an applicant would sign. */
export async function seedContractors(
  app: App,
  { partition, companyId }: { readonly partition: string; readonly companyId: string },
): Promise<void> {
  await app.database
    .writer(partition)
    .updateTable('company')
    .set({ contractor_suretyship_above: suretyshipAbove })
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .execute();
  const now = app.clock.now().getTime();
  for (const [index, contractor] of demoContractors.entries()) {
    const { name, person, town, trade, state, age, language = 'en', assessment, reason, bankAccountNo } = contractor;
    const [city, province, postalCode] = town;
    const word = name.split(' ').slice(0, 2).join('').replace(/\W/g, '').toLowerCase();
    await buildContractor(app, partition, {
      companyId,
      registeredName: name,
      recipientName: person,
      email: `rekeninge@${word}.example`,
      mobileNumber: `+278355502${String(10 + index)}`,
      language,
      state,
      submittedAt: new Date(now - age * day - index * 600_000),
      application: {
        tradeName: name.replace(/ \(.*$| (CC|BK)$/, ''),
        natureOfTrade: trade,
        physicalAdd: `${12 + index * 7} Main Road`,
        postalAdd: `PO Box ${140 + index * 13}`,
        city,
        province,
        postalCode,
        cellNo: `+278355503${String(10 + index)}`,
        telno: `+2751555${String(4010 + index)}`,
        directors: [
          {
            directorName: person,
            directorIdNumber: identityNumber(700 + index),
            directorAddress: `${3 + index * 4} Church Street, ${city}`,
          },
          emptyDirector,
          emptyDirector,
        ],
        bankerAdd: `${city} Main`,
        auditor: auditors[index % auditors.length]!,
        auditorAdd: `${20 + index} Market Street, ${city}`,
        name: person,
        ...(bankAccountNo && { bankAccountNo }),
      },
      ...(assessment && { assessment }),
      ...(reason && { decisionReason: reason }),
    });
  }
}
