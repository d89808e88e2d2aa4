import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#platform/language.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { failureCatalogues, implementations, jobKinds, linkKinds, listeners } from './modules.ts';

/** What holds for the mails and SMS of every module; a new one is tested here the moment it is listed. */
let house: House;
let staff: Staff;
beforeAll(async () => {
  const [, ...slices] = failureCatalogues;
  house = await openHouse({ implementations, failureCatalogues: slices, linkKinds, listeners, jobKinds });
  staff = await buildStaff(house.app, 'alpha', [
    'getMessageTemplates',
    'getMessageTemplate',
    'getMessagePreview',
    'putMessageTemplate',
  ]);
});
afterAll(() => house.close());

interface Listed {
  readonly catalogue: string;
  readonly letter: string;
  readonly title: string;
}

test('every message can be read, previewed with a sample for each field, and saved as it is, in every language', async () => {
  for (const language of languages) {
    const list = await house.ask<Listed[]>('getMessageTemplates', { language }, staff);
    expect(list.length).toBeGreaterThan(10);
    for (const { catalogue, letter, title } of list) {
      const which = { catalogue, letter, language };
      const { lockId, parts } = await house.ask<{ lockId: string; parts: { key: string; builtIn: string }[] }>(
        'getMessageTemplate',
        which,
        staff,
      );
      const texts = Object.fromEntries(parts.map(({ key, builtIn }) => [key, builtIn]));
      const preview = JSON.stringify(await house.ask('getMessagePreview', { ...which, texts }, staff));
      expect(`${title} ${preview}`, `${catalogue}.${letter}`).not.toMatch(/\{\w+\}|\[\w+\]/);
      expect(await house.call('putMessageTemplate', { ...which, texts }, { ...staff, lockId }), letter).toMatchObject({
        response: 'ok',
        // Nothing of it differs from the built-in words, so that nothing is kept.
        result: { lockId },
      });
    }
  }
});
