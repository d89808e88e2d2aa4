import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateService, type TermsRow } from '#modules/base/companies/templates.ts';
import { termsInForce } from '../queries.ts';
import { templateOperations } from './operations.ts';

let house: House;
let staff: Staff;
beforeAll(async () => {
  house = await openHouse({ implementations: [templateOperations([])], failureCatalogues: [templateFailureTexts] });
  staff = await buildStaff(house.app, 'alpha', Object.keys(templateService.operations));
});
afterAll(() => house.close());

const texts = { kind: 'terms', purpose: 'customer' } as const;
const draft = (version: string, more = {}) =>
  house.ask<TermsRow>('postCompanyTerms', { ...texts, version, ...more }, staff);
const change = (operation: string, { termsId, lockId }: TermsRow, more = {}) =>
  house.call(operation, { termsId, ...more }, { ...staff, lockId });
const inForce = (language: 'en' | 'fr') =>
  termsInForce(house.app.database.single('alpha'), 'alpha', staff.companyId, 'shipperregister', language);

test('a version is drafted, published once it has English, and never edited afterwards', async () => {
  const first = await draft('2026-1');
  expect(first).toMatchObject({ status: 'draft', bodies: {} });
  expect(await change('publishCompanyTerms', first)).toMatchObject({ status: 422, code: 'termsNeedEnglish' });
  const written = await change('putCompanyTerms', first, {
    version: '2026-1',
    bodies: { en: 'Pay.\n\nOn time.', fr: '' },
  });
  expect(written).toMatchObject({ response: 'ok', result: { bodies: { en: 'Pay.\n\nOn time.' } } });
  expect(await change('publishCompanyTerms', first)).toMatchObject({ status: 409, code: 'changedByOther' });
  const published = await change('publishCompanyTerms', written.result as never);
  expect(published).toMatchObject({ result: { status: 'published', publishedBy: 'Sipho Dlamini' } });
  const row = published.result as unknown as TermsRow;
  for (const operation of ['putCompanyTerms', 'deleteCompanyTerms'])
    expect(
      await change(operation, row, operation === 'putCompanyTerms' ? { version: 'x', bodies: { en: 'Never.' } } : {}),
    ).toMatchObject({ status: 422, code: 'termsPublished' });
  expect(await inForce('fr')).toEqual({ version: '2026-1', language: 'en', body: 'Pay.\n\nOn time.' });
});

test('a change leaves alone the languages that it does not name, and empties those that it names so', async () => {
  const first = await draft('2026-0');
  const bodies = { en: 'Pay.', fr: 'Payez.', pt: 'Pague.' };
  const { result: second } = await change('putCompanyTerms', first, { bodies });
  expect(second).toMatchObject({ version: '2026-0', bodies });
  const { result: third } = await change('putCompanyTerms', second as never, { bodies: { fr: 'Réglez.', pt: null } });
  expect(third).toMatchObject({ version: '2026-0' });
  expect((third as unknown as TermsRow).bodies).toEqual({ en: 'Pay.', fr: 'Réglez.' });
  expect(await change('deleteCompanyTerms', third as never)).toMatchObject({ response: 'ok' });
});

test('the next version takes over, and the one before is kept as it was', async () => {
  const [before] = await house.ask<TermsRow[]>('getCompanyTerms', texts, staff);
  const next = await draft('2026-2', { copyOf: before!.termsId });
  expect(next.bodies).toEqual(before!.bodies);
  const written = await change('putCompanyTerms', next, { version: '2026-2', bodies: { en: 'Pay.', fr: 'Payez.' } });
  await change('publishCompanyTerms', written.result as never);
  expect(await inForce('fr')).toEqual({ version: '2026-2', language: 'fr', body: 'Payez.' });
  const versions = await house.ask<TermsRow[]>('getCompanyTerms', texts, staff);
  expect(versions.map(({ version, status }) => [version, status])).toEqual([
    ['2026-2', 'published'],
    ['2026-1', 'retired'],
  ]);
  expect(versions[1]!.bodies).toEqual(before!.bodies);
  expect(await house.call('postCompanyTerms', { ...texts, version: '2026-1' }, staff)).toMatchObject({
    status: 422,
    fields: { version: expect.any(String) },
  });
});

test('the database itself refuses to change what was published', async () => {
  const db = house.app.database.writer('alpha');
  await expect(
    db.updateTable('company_terms').set({ bodies: '{"en": "Nothing."}' }).where('partition', '=', 'alpha').execute(),
  ).rejects.toThrow('never edited');
});

test('two who publish at once: one version is in force', async () => {
  const drafts = await Promise.all(['2027-1', '2027-2'].map((version) => draft(version)));
  const written = await Promise.all(
    drafts.map((each) => change('putCompanyTerms', each, { version: each.version, bodies: { en: each.version } })),
  );
  await Promise.all(written.map(({ result }) => change('publishCompanyTerms', result as never)));
  const versions = await house.ask<TermsRow[]>('getCompanyTerms', texts, staff);
  expect(versions.filter(({ status }) => status === 'published')).toHaveLength(1);
});

test('another partition sees none of it, and rights are held', async () => {
  const [row] = await house.ask<TermsRow[]>('getCompanyTerms', texts, staff);
  const foreign = await buildStaff(house.app, 'beta', Object.keys(templateService.operations));
  const onlooker = await buildStaff(house.app, 'alpha', ['getCompanyTerms']);
  expect(await house.ask('getCompanyTerms', texts, foreign)).toEqual([]);
  const payload = { termsId: row!.termsId };
  expect(await house.call('retireCompanyTerms', payload, { ...foreign, lockId: row!.lockId })).toMatchObject({
    status: 404,
  });
  expect(await house.call('retireCompanyTerms', payload, { ...onlooker, lockId: row!.lockId })).toMatchObject({
    status: 403,
  });
});
