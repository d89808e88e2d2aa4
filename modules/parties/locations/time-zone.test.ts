import { expect, test } from 'vitest';
import { africanCountries } from '#platform/africa.ts';
import { placeZones, zoneOfPlace, zoneOfStop } from './time-zone.ts';

test.each([
  ['South Africa', 'Gauteng', 'Africa/Johannesburg'],
  ['Tanzania', '', 'Africa/Dar_es_Salaam'],
  ['TZ', '', 'Africa/Dar_es_Salaam'],
  ['Democratic Republic of the Congo', 'Kinshasa', 'Africa/Kinshasa'],
  ['Democratic Republic of the Congo', 'Haut-Katanga', 'Africa/Lubumbashi'],
  ['Democratic Republic of the Congo', 'Kasaï', 'Africa/Lubumbashi'],
  ['Portugal', '', ''],
  ['', '', ''],
])('the clock of %s, %s', (country, region, zone) => {
  expect(zoneOfPlace(country, region)).toBe(zone);
});

test('each country has a clock that this machine knows', () => {
  for (const { name } of africanCountries) expect(placeZones).toContain(zoneOfPlace(name));
  for (const timeZone of placeZones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});

const home = 'Africa/Johannesburg';
const place = { timeZone: '', country: 'Kenya', region: '' };
test.each([
  ['what its place says', { place: { ...place, timeZone: 'Africa/Kampala' }, country: 'Kenya' }, 'Africa/Kampala'],
  ['the country of its place', { place, country: 'Angola' }, 'Africa/Nairobi'],
  ['the country of an address', { place: null, country: 'Angola' }, 'Africa/Luanda'],
  ['the company, where nobody says more', { place: null, country: '' }, home],
])('a stop has the zone of %s', (_, stop, zone) => {
  expect(zoneOfStop(stop, home)).toBe(zone);
});
