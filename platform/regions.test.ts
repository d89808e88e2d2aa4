import { expect, test } from 'vitest';
import { regionNamed } from './regions.ts';

test.each([
  ['KZN', undefined, 'KwaZulu-Natal'],
  ['Natal', 'South Africa', 'KwaZulu-Natal'],
  ['Kwa-Zulu Natal', undefined, 'KwaZulu-Natal'],
  ['Gauteng Province', undefined, 'Gauteng'],
  ['Province of the Western Cape', undefined, 'Province of the Western Cape'],
  ['Wes-Kaap', undefined, 'Western Cape'],
  ['E. Cape', undefined, 'Eastern Cape'],
  ['Cap-Oriental', undefined, 'Eastern Cape'],
  ['nw', undefined, 'North West'],
  ['Northern Province', undefined, 'Limpopo'],
  ['WC', 'Namibia', 'WC'],
  ['Sofala', 'Mozambique', 'Sofala'],
  ['Sofala', undefined, 'Sofala'],
  ['', undefined, ''],
])('%j beside %j is %j', (written, country, expected) => {
  expect(regionNamed(written, country)).toBe(expected);
});
