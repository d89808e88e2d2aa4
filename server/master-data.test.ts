import crypto from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '#platform/operation.ts';
import type { HistoryEntry } from '#platform/history.ts';
import { languages } from '#platform/language.ts';
import type { MasterFacts } from '#platform/master-data.ts';
import { recordTexts } from '#platform/messages/records/index.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { masterSamples, ownOf } from './testing/master-samples.ts';
import { channelRights, implementations, plainNouns } from './modules.ts';

/** What holds for every plain noun, whoever wrote it; a new one is tested here once it stands in server/modules.ts. */
type Row = MasterFacts & Readonly<Record<string, unknown>>;

const nouns = plainNouns.map(({ rules: { noun: data }, operations: { service }, texts }) => {
  const named = (wanted: unknown) => Object.entries(service.operations).find(([, each]) => each === wanted)![0];
  return {
    ...data,
    get: named(data.list),
    post: named(data.create),
    put: named(data.change),
    sample: masterSamples[data.noun]!,
    texts,
  };
});
type Noun = (typeof nouns)[number];

let house: House;
let staff: Staff;
let colleague: Staff;
let foreign: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations, channelRights });
  const rights = nouns.flatMap(({ get, post, put }) => [get, post, put]);
  staff = await buildStaff(house.app, 'alpha', rights);
  colleague = await buildStaff(house.app, 'alpha', rights, { companyId: staff.companyId });
  foreign = await buildStaff(house.app, 'beta', rights);
});
afterAll(() => house.close());

const newCode = () => `T${crypto.randomUUID().slice(0, 8)}`;
const valuesOf = ({ noun, sample, code }: Noun, own: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...sample,
  ...ownOf(noun),
  // The chart of this house has the accounts of its tests alone, and takes no other number.
  ...('journalAccountBuy' in sample && { journalAccountBuy: '', journalAccountSell: '' }),
  [code]: newCode(),
  ...own,
});
async function create(noun: Noun, own: Record<string, unknown> = {}, by = staff) {
  const values = valuesOf(noun, own);
  const saved = await house.ask<{ id: string; lockId: string }>(noun.post, values, by);
  return { ...saved, values };
}
const list = (noun: Noun, query: object = {}, by = staff) => house.ask<Page<Row>>(noun.get, { page: 1, ...query }, by);
async function read(noun: Noun, id: string): Promise<Row> {
  return (await list(noun, { id })).rows[0]!;
}

describe.each(nouns)('$noun', (noun) => {
  const { code, name, get, put, post } = noun;

  test('every field has its word in every language', async () => {
    for (const language of languages) {
      const loaded = await Promise.all([noun.texts.load[language](), recordTexts.load[language]()]);
      const known = new Set(loaded.flatMap(({ texts }) => Object.keys(texts)));
      const wanted = ['newRecord', 'empty', ...Object.keys(noun.fields.shape)];
      expect([language, ...wanted.filter((each) => !known.has(each))]).toEqual([language]);
    }
  });

  test('is created with its code trimmed and in capitals, and read back as it was written', async () => {
    const values = valuesOf(noun, { [code]: '  ab 1-x ' });
    const { id, lockId } = await house.ask<{ id: string; lockId: string }>(post, values, staff);
    const written = noun.fields.parse({ ...values, [code]: 'AB 1-X' }) as object;
    expect(await read(noun, id)).toMatchObject({ ...written, id, lockId, isActive: true, createdBy: 'Sipho Dlamini' });
  });

  test('a code is taken once, also when two save it in the same moment, and another partition may have it', async () => {
    const values = valuesOf(noun);
    const answers = await Promise.all([house.call(post, values, staff), house.call(post, values, colleague)]);
    expect(answers.map(({ response }) => response).toSorted()).toEqual(['error', 'ok']);
    const refused = answers.find(({ response }) => response === 'error')!;
    expect(refused).toMatchObject({ status: 422, code: 'codeTaken' });
    expect(Object.keys(refused.fields!)).toEqual([code]);
    expect((await house.call(post, { ...values, [code]: String(values[code]).toLowerCase() }, staff)).code).toBe(
      'codeTaken',
    );
    expect((await house.call(post, valuesOf(noun, { [code]: values[code] }), foreign)).response).toBe('ok');
  });

  test('whoever changes what somebody else has changed is told, and nothing is written', async () => {
    const { id, lockId, values } = await create(noun);
    const before = await read(noun, id);
    const change = (own: object, by: Staff) =>
      house.call(put, { ...values, [code]: before[code], id, ...own }, { ...by, lockId });
    expect(await change({ [name]: 'Renamed' }, colleague)).toMatchObject({ response: 'ok', result: { lockId: '2' } });
    expect(await change({ [name]: 'Mine' }, staff)).toMatchObject({
      status: 409,
      code: 'changedByOther',
      details: { by: 'Sipho Dlamini', record: { [name]: 'Renamed', lockId: '2' } },
    });
    expect(await read(noun, id)).toMatchObject({ [name]: 'Renamed' });
    expect((await house.call(put, { ...values, id }, staff)).code).toBe('lockIdRequired');
  });

  test('it is deactivated and activated again, and the history says who did what', async () => {
    const { id, lockId, values: written } = await create(noun, { [name]: 'First name' });
    const own = { ...written, [code]: (await read(noun, id))[code], id };
    const put_ = async (values: object, version: string) =>
      (await house.ask<{ lockId: string }>(put, { ...own, ...values }, { ...staff, lockId: version })).lockId;
    const second = await put_({ [name]: 'Second name' }, lockId);
    expect(await put_({ [name]: 'Second name' }, second)).toBe(second);
    const third = await put_({ [name]: 'Second name', isActive: false }, second);
    expect((await list(noun, { status: 'inactive' })).rows.map((row) => row.id)).toContain(id);
    expect((await list(noun, { status: 'active', pageSize: 1000 })).rows.map((row) => row.id)).not.toContain(id);
    // What is not named stays as it is.
    const still = await put_({ [name]: 'Second name' }, third);
    expect(await read(noun, id)).toMatchObject({ isActive: false });
    await put_({ [name]: 'Second name', isActive: true }, still);
    const history = await house.ask<HistoryEntry[]>('getRecordHistory', { noun: noun.noun, id }, staff);
    expect(history.map(({ event }) => event)).toEqual(['activated', 'deactivated', 'changed', 'created']);
    expect(history[2]!.changes).toEqual({ [name]: ['First name', 'Second name'] });
    expect(history[2]!.by).toBe('Sipho Dlamini');
  });

  test('is found without case, accents and marks, and percent signs are letters', async () => {
    const { id } = await create(noun, { [name]: 'Müller Ênfase 5% off' });
    for (const search of ['müller', 'Muller', 'MULLER', 'enfase', 'muller enfase', '5%'])
      expect(
        (await list(noun, { search })).rows.map((row) => row.id),
        search,
      ).toEqual([id]);
    // Two letters are looked for where words begin, whichever they are; within words only with a third.
    const { id: short } = await create(noun, { [name]: 'Xyloid Zqa Vqz' });
    const foundBy = async (search: string) => (await list(noun, { search })).rows.map((row) => row.id);
    expect(await foundBy('zq')).toEqual([short]);
    expect(await foundBy('vq zq')).toEqual([]);
    expect(await foundBy('zq vq')).toEqual([short]);
    expect(await foundBy('qz')).toEqual([]);
    expect(await foundBy('vqz')).toEqual([short]);
    expect((await list(noun, { search: '%_%' })).total).toBe(0);
  });

  test('pages follow each order without a gap', async () => {
    for (const sort of ['code', 'name', 'updatedAt'] as const) {
      const all = (await list(noun, { sort, pageSize: 1000 })).rows.map((row) => row.id);
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / 3); page++)
        paged.push(...(await list(noun, { sort, page, pageSize: 3 })).rows.map((row) => row.id));
      expect(paged, sort).toEqual(all);
      const reversed = (await list(noun, { sort, descending: true, pageSize: 1000 })).rows.map((row) => row.id);
      expect(reversed.toReversed(), sort).toEqual(all);
    }
  });

  test('another partition sees, changes and learns nothing', async () => {
    const { id, lockId } = await create(noun);
    expect(await list(noun, { id }, foreign)).toEqual({ rows: [], total: 0, totalIsCapped: false });
    const change = { ...valuesOf(noun), id };
    expect(await house.call(put, change, { ...foreign, lockId })).toMatchObject({ status: 404, code: 'notFound' });
    expect(await house.ask('getRecordHistory', { noun: noun.noun, id }, foreign)).toEqual([]);
  });

  test('its history needs the right to read it', async () => {
    const { id } = await create(noun);
    const nobody = await buildStaff(house.app, 'alpha', [], { companyId: staff.companyId });
    expect(await house.call('getRecordHistory', { noun: noun.noun, id }, nobody)).toMatchObject({
      code: 'forbidden',
      details: { authorisation: `tripDirector.${get}` },
    });
  });
});

test('the audit trail of what has no history of its own is not read by its name', async () => {
  for (const noun of ['user', 'constructor', ''])
    expect(await house.call('getRecordHistory', { noun, id: crypto.randomUUID() }, staff), noun).toMatchObject({
      code: 'notFound',
    });
});

test('the search over all records finds what is active, of the nouns that one may read', async () => {
  const word = `Kgalagadi${newCode()}`;
  for (const noun of nouns) await create(noun, { [noun.name]: `Söme ${word}` });
  const { id, lockId, values } = await create(nouns[0]!, { [nouns[0]!.name]: word });
  const gone = { ...values, id, isActive: false };
  await house.ask(nouns[0]!.put, gone, { ...staff, lockId });
  const found = await house.ask<{ noun: string; title: string }[]>(
    'getSearchResults',
    { search: `some ${word}` },
    staff,
  );
  expect(found.map(({ noun }) => noun).toSorted()).toEqual(nouns.map(({ channel }) => channel).toSorted());
  for (const { title } of found) expect(title).toContain(`Söme ${word}`);
  const one = await buildStaff(house.app, 'alpha', [nouns[0]!.get], { companyId: staff.companyId });
  expect(await house.ask('getSearchResults', { search: word }, one)).toHaveLength(1);
});
