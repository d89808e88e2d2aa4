import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '#platform/messages.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { templateFailureTexts } from '#modules/base/companies/messages/template-failures/index.ts';
import { templateService } from '#modules/base/companies/templates.ts';
import { sendLetter } from '../letters.ts';
import { templateOperations } from './operations.ts';

const english = {
  welcomeSubject: 'Welcome to {company}',
  welcomeIntro: '{company} greets {name}.',
  welcomeAction: 'Come in',
  welcomeSms: '{company} greets you.',
  code: '{code} is your code for {company}.',
  saved: 'Saved.',
} as const;
const french = { ...english, welcomeSubject: 'Bienvenue chez {company}' };
const load = async () => ({ texts: english });
const mails = catalogue<typeof english>(
  { en: load, afr: load, pt: load, fr: async () => ({ texts: french as never }) },
  'testMail',
);

let house: House;
let staff: Staff;
const welcome = { catalogue: 'testMail', letter: 'welcome', language: 'en' };
beforeAll(async () => {
  house = await openHouse({
    implementations: [templateOperations([{ catalogue: mails as never, sms: ['code'] }])],
    failureCatalogues: [templateFailureTexts],
  });
  staff = await buildStaff(house.app, 'alpha', Object.keys(templateService.operations));
});
afterAll(() => house.close());

interface Letter {
  readonly lockId: string;
  readonly parts: readonly { key: string; own: string | null; mergeFields: string[] }[];
}
const read = (which = welcome) => house.ask<Letter>('getMessageTemplate', which, staff);
const save = (texts: Record<string, string>, lockId: string, which = welcome) =>
  house.call('putMessageTemplate', { ...which, texts }, { ...staff, lockId });

/** What somebody gets now. */
async function sent(language: 'en' | 'fr' = 'en') {
  const system = systemContext(house.app, { language, requestId: 'test', operation: 'test' });
  await inPartition(system, 'alpha', (context) =>
    sendLetter(
      context,
      mails,
      { email: 'a@b.example', language },
      staff.companyId,
      (text, { trade_name: company }) => ({
        purpose: 'test',
        subject: text('welcomeSubject', { company }),
        paragraphs: [text('welcomeIntro', { company, name: 'Zanele' })],
      }),
    ),
  );
  return (await house.messages())[0]!;
}

test('the letters of a catalogue are listed by their subject, in the language', async () => {
  const list = await house.ask('getMessageTemplates', { language: 'fr' }, staff);
  expect(list).toEqual([
    {
      catalogue: 'testMail',
      letter: 'welcome',
      title: 'Bienvenue chez Highveld Haulage',
      isSms: false,
      ownLanguages: [],
    },
    {
      catalogue: 'testMail',
      letter: 'code',
      title: '482916 is your code for Highveld Haulage.',
      isSms: true,
      ownLanguages: [],
    },
  ]);
});

test('own words are sent from the moment they are saved, in their language alone, until they are reset', async () => {
  const { lockId, parts } = await read();
  expect(parts.map(({ key }) => key)).toEqual(['welcomeSubject', 'welcomeIntro', 'welcomeAction', 'welcomeSms']);
  const own = {
    welcomeSubject: 'Sawubona, from {company}',
    welcomeIntro: '{name}, come in.\n\nTea is ready.',
    welcomeAction: '',
  };
  expect(await save(own, lockId)).toMatchObject({ response: 'ok' });
  const mail = await sent();
  expect(mail.subject).toBe('Sawubona, from Highveld Haulage');
  expect(mail.text).toContain('Zanele, come in.\n\nTea is ready.');
  expect((await sent('fr')).subject).toBe('Bienvenue chez Highveld Haulage');
  expect(await save(own, lockId)).toMatchObject({ status: 409, code: 'changedByOther' });
  await house.ask('deleteMessageTemplate', welcome, staff);
  expect((await sent()).subject).toBe('Welcome to Highveld Haulage');
});

test('a part that is not named keeps its own words, and an empty one goes back to the built-in ones', async () => {
  await house.ask('deleteMessageTemplate', welcome, staff);
  const first = await read();
  const { result } = await save({ welcomeSubject: 'Dumela', welcomeSms: 'Dumela!' }, first.lockId);
  const second = await save({ welcomeSms: '' }, (result as unknown as Letter).lockId);
  expect(second).toMatchObject({ response: 'ok' });
  expect(await read()).toMatchObject({ texts: { welcomeSubject: 'Dumela' } });
  const { lockId } = second.result as unknown as Letter;
  expect(await house.call('putMessageTemplate', welcome, { ...staff, lockId })).toMatchObject({ response: 'ok' });
  expect((await sent()).subject).toBe('Dumela');
  await house.ask('deleteMessageTemplate', welcome, staff);
});

test('an unknown merge field is refused with those that are allowed, on its own field', async () => {
  const { lockId } = await read();
  expect(await save({ welcomeIntro: 'Dear {customer},', until: 'x' }, lockId)).toMatchObject({
    status: 400,
    fields: {
      'texts.welcomeIntro': 'The field {customer} cannot be used in this text. Allowed fields: {company}, {name}',
      'texts.until': 'This field is not recognised here.',
    },
  });
});

test('a code must be said', async () => {
  const which = { ...welcome, letter: 'code' };
  const { lockId } = await read(which);
  expect(await save({ code: 'Your code is on its way.' }, lockId, which)).toMatchObject({
    fields: { 'texts.code': 'This text must contain {code}.' },
  });
});

test('the preview shows the words on the screen with sample values', async () => {
  const preview = await house.ask(
    'getMessagePreview',
    { ...welcome, texts: { welcomeIntro: 'Good day, {name}, from {company}.' } },
    staff,
  );
  expect(preview).toMatchObject({
    subject: 'Welcome to Highveld Haulage',
    paragraphs: ['Good day, Nomsa Radebe, from Highveld Haulage.'],
    action: 'Come in',
    sms: ['Highveld Haulage greets you.'],
  });
});

test('words of another partition are not used, and rights are held', async () => {
  const foreign = await buildStaff(house.app, 'beta', Object.keys(templateService.operations));
  const { lockId } = await house.ask<Letter>('getMessageTemplate', welcome, foreign);
  await house.ask('putMessageTemplate', { ...welcome, texts: { welcomeSubject: 'Beta' } }, { ...foreign, lockId });
  expect((await sent()).subject).toBe('Welcome to Highveld Haulage');
  const onlooker = await buildStaff(house.app, 'alpha', ['getMessageTemplate']);
  expect(await house.call('deleteMessageTemplate', welcome, onlooker)).toMatchObject({ status: 403 });
});
