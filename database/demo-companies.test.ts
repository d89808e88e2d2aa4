import { expect, test } from 'vitest';
import { parsePhone } from '#platform/phone.ts';
import { demoClientFacts, demoPartners } from './demo-companies.ts';

test('the forms of the companies take the telephones of the demonstration', () => {
  const telephones = [demoClientFacts, ...demoPartners].map(({ telephone }) => telephone);
  expect(telephones.filter((telephone) => !parsePhone(telephone).ok)).toEqual([]);
});
