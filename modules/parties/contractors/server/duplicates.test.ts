import crypto from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '#platform/server/testing/house.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import type { PartyNoun } from '#modules/parties/parties/contract.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { buildIdentityNumber } from '#modules/parties/parties/server/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { buildContractor } from './builders.ts';
import { openContractorHouse } from './testing/contractor-house.ts';

let house: House;
beforeAll(async () => {
  house = await openContractorHouse();
});
afterAll(() => house.close());

const partition = 'alpha';

interface Company {
  readonly name: string;
  readonly registration: string;
  readonly account: string;
  readonly phone: string;
  readonly email: string;
  readonly director: string;
}

function company(): Company {
  const word = crypto.randomBytes(5).toString('hex');
  return {
    name: `Magaliesberg ${word} (Pty) Ltd`,
    registration: `2013/${crypto.randomInt(100_000, 1_000_000)}/07`,
    account: String(crypto.randomInt(10 ** 9, 10 ** 10)),
    phone: `+2784${crypto.randomInt(10 ** 6, 10 ** 7)}`,
    email: `office@magaliesberg-${word}.example`,
    director: buildIdentityNumber(),
  };
}

/** Takes the company on as each of the three; the answer is its id. */
const takeOn: Readonly<Record<PartyNoun, (it: Company, where?: string) => Promise<string>>> = {
  supplier: (it, where = partition) =>
    buildSupplier(house.app, where, {
      detail: {
        registeredName: it.name,
        regNo: it.registration,
        bankAccountNo: it.account,
        telno: it.phone,
        email: it.email,
        directors: [{ name: 'Sipho Mabena', idNumber: it.director, cellphoneNumber: '', emailAddress: '' }],
      },
    }),
  customer: (it) =>
    buildCustomer(house.app, partition, {
      detail: {
        registeredName: it.name,
        registrationNumber: it.registration,
        bankAccountNo: it.account,
        telNumber: it.phone,
        email: it.email,
        directors: [{ name: 'Sipho Mabena', idNumber: it.director, cellphoneNumber: '', emailAddress: '' }],
      },
    }),
  contractor: (it) =>
    buildContractor(house.app, partition, {
      registeredName: it.name,
      email: it.email,
      application: {
        regNo: it.registration,
        bankAccountNo: it.account,
        telno: it.phone,
        directors: [{ directorName: 'Sipho Mabena', directorIdNumber: it.director, directorAddress: '1 Kloof Street' }],
      },
    }),
};

/** The paths of what is compared, as each form names them. */
const paths = {
  supplier: { registration: 'regNo', phone: 'telno', director: 'directors.0.idNumber' },
  customer: { registration: 'registrationNumber', phone: 'telNumber', director: 'directors.0.idNumber' },
  contractor: { registration: 'regNo', phone: 'telno', director: 'directors.0.directorIdNumber' },
} as const satisfies Record<PartyNoun, object>;
const numbersOf = {
  supplier: 'numbersOfSupplier',
  customer: 'numbersOfCustomer',
  contractor: 'numbersOfContractor',
} as const;

async function findingsOf(noun: PartyNoun, id: string): Promise<PartyFinding[]> {
  const row = await house.app.database
    .single(partition)
    .selectFrom(`${noun}_finding`)
    .select('findings')
    .where('partition', '=', partition)
    .where(`${noun}_id` as never, '=', id as never)
    .executeTakeFirst();
  return row?.findings ?? [];
}

test.each([
  ['supplier', 'contractor'],
  ['customer', 'contractor'],
  ['contractor', 'supplier'],
  ['contractor', 'customer'],
  ['supplier', 'customer'],
  ['customer', 'supplier'],
] as const)('a company that is a %s already is told when it comes as a %s', async (known, noun) => {
  const shared = company();
  const keyIdentifier = await takeOn[known](shared);
  // Another name of the same words of trade, and another mailbox of the same domain.
  const id = await takeOn[noun]({
    ...shared,
    name: shared.name.replace('(Pty) Ltd', 'Vervoer BK'),
    email: shared.email.replace('office', 'accounts'),
  });
  const { registration, phone, director } = paths[noun];
  const facts = { partyName: shared.name, party: known, keyIdentifier };
  const domain = shared.email.split('@')[1];
  expect(await findingsOf(noun, id)).toEqual(
    expect.arrayContaining([
      { path: registration, level: 'W', code: numbersOf[known], facts },
      { path: 'bankAccountNo', level: 'W', code: 'bankAccountShared', facts },
      { path: director, level: 'W', code: 'directorShared', facts },
      { path: phone, level: 'W', code: 'phoneShared', facts },
      { path: 'registeredName', level: 'W', code: 'partyNameSimilar', facts },
      { path: 'email', level: 'W', code: 'mailDomainShared', facts: { ...facts, domain } },
    ]),
  );
});

test('a mail domain that imitates that of a contractor is told', async () => {
  const known = company();
  const keyIdentifier = await takeOn.contractor(known);
  const domain = known.email.split('@')[1]!;
  const forged = domain.replace('magaliesberg', 'maga1iesberg');
  const id = await takeOn.supplier({ ...company(), email: `office@${forged}` });
  expect(await findingsOf('supplier', id)).toContainEqual({
    path: 'email',
    level: 'W',
    code: 'mailDomainLooksLike',
    facts: { partyName: known.name, party: 'contractor', keyIdentifier, domain: forged, known: domain },
  });
});

test('neither a contractor who was taken off the list nor a party of another partition is told of', async () => {
  const shared = company();
  await takeOn.supplier(shared, 'beta');
  const gone = await takeOn.contractor(shared);
  await house.app.database
    .writer(partition)
    .updateTable('contractor')
    .set({ status: 'deleted' })
    .where('partition', '=', partition)
    .where('id', '=', gone)
    .execute();
  const found = await findingsOf('customer', await takeOn.customer(shared));
  expect(found.filter(({ facts }) => 'party' in facts)).toEqual([]);
});
