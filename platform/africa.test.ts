import { expect, test } from 'vitest';
import { africanCountries, africanCountry, countryName, countryOfNumber, defaultCountry } from './africa.ts';
import { languages } from './language.ts';

test('all countries of Africa are there, once, in the order of their names', () => {
  expect(africanCountries).toHaveLength(58);
  expect(new Set(africanCountries.map(({ code }) => code)).size).toBe(58);
  const names = africanCountries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('a country is found by code and by name, in any case', () => {
  expect(africanCountry('ZA')).toMatchObject(defaultCountry);
  expect(africanCountry('za')?.name).toBe('South Africa');
  expect(africanCountry(' south africa ')?.code).toBe('ZA');
  expect(africanCountry("côte d'ivoire")?.code).toBe('CI');
  expect(africanCountry('PT')).toBeUndefined();
});

test('a number is of the country of its calling code, where no other one has it', () => {
  expect(countryOfNumber('+243991234567')?.code).toBe('CD');
  expect(countryOfNumber('+27825551001')?.code).toBe('ZA');
  expect(countryOfNumber('+351912345678')).toBeUndefined();
  // Morocco and Western Sahara.
  expect(countryOfNumber('+212612345678')).toBeUndefined();
  expect(countryOfNumber('')).toBeUndefined();
});

test('every country has a name of its own in every language', () => {
  for (const language of languages) {
    const names = africanCountries.map(({ code }) => countryName(code, language));
    expect(new Set(names).size, language).toBe(58);
    for (const name of names) expect(name, language).not.toMatch(/^[A-Z]{2}$/);
  }
  expect(countryName('ZA', 'afr')).toBe('Suid-Afrika');
  expect(countryName('ZA', 'pt')).toBe('África do Sul');
  expect(countryName('ZA', 'fr')).toBe('Afrique du Sud');
  expect(countryName('CI', 'pt')).toBe('Costa do Marfim');
});
