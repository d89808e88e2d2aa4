import { useMemo, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { africanCountries, africanCountry, countryName } from '#platform/africa.ts';
import { locales, type Language } from '#platform/language.ts';
import type { Option } from '#platform/web/fields/index.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { CountryEntry } from '#modules/lookups/contract.ts';
import { registrationTexts } from '#modules/suppliers/messages/registration/index.ts';
import { Field } from './fields.ts';
import { useNoteOf } from './FindingNotes.tsx';
import { useLookup } from './lookups.ts';
import { useSupplierForm } from './SupplierFormFrame.tsx';
import type { SupplierValues } from './supplier-form.ts';

interface AddressFieldsProps {
  readonly name: 'physicalAddress' | 'postalAddress';
}

/** One address: what is chosen above decides what can be chosen below, and free text takes what no list has. */
export function AddressFields({ name }: AddressFieldsProps): ReactNode {
  const t = useTexts(registrationTexts);
  const note = useNoteOf();
  const { setValue } = useFormContext<SupplierValues>();
  const { lookups } = useSupplierForm();
  const country = useWatch<SupplierValues, `${typeof name}.country`>({ name: `${name}.country` });
  const region = useWatch<SupplierValues, `${typeof name}.region`>({ name: `${name}.region` });
  const countries = useLookup('countries', lookups.countries);
  const cities = useLookup(`${country}/${region}`, async () =>
    country && region ? await lookups.cities(country, region) : [],
  );
  const regions = useMemo(() => regionOptions(countries, country, region), [countries, country, region]);

  const clear = (...fields: readonly ('region' | 'city')[]) => {
    for (const field of fields) setValue(`${name}.${field}`, '', { shouldDirty: true });
  };
  // A browser fills in what it was told about the place where the address is used.
  const autoComplete = (token: string) => (name === 'physicalAddress' ? token : `shipping ${token}`);
  const regionField = {
    name: `${name}.region`,
    label: t('region'),
    autoComplete: autoComplete('address-level1'),
    required: true,
  } as const;
  return (
    <>
      <Field.Text
        name={`${name}.addressLine1`}
        label={t('addressLine1')}
        help={t('addressLine1Help')}
        autoComplete={autoComplete('address-line1')}
        autoCapitalize="words"
        maxLength={100}
        required
        className="sm:col-span-2"
      />
      <Field.Text
        name={`${name}.addressLine2`}
        label={t('addressLine2')}
        autoComplete={autoComplete('address-line2')}
        autoCapitalize="words"
        maxLength={100}
      />
      <Field.Text
        name={`${name}.suburb`}
        label={t('suburb')}
        autoComplete={autoComplete('address-level3')}
        autoCapitalize="words"
        maxLength={60}
      />
      <Field.Select
        name={`${name}.country`}
        label={t('country')}
        options={useCountryOptions(countries, country)}
        autoComplete={autoComplete('country-name')}
        required
        onPick={() => clear('region', 'city')}
      />
      {regions.length > 0 ? (
        <Field.Select {...regionField} options={regions} onPick={() => clear('city')} />
      ) : (
        <Field.Text {...regionField} autoCapitalize="words" maxLength={80} />
      )}
      <Field.Suggest
        name={`${name}.city`}
        label={t('city')}
        suggestions={useMemo(() => (cities ?? []).map((value) => ({ value })), [cities])}
        autoComplete={autoComplete('address-level2')}
        maxLength={80}
        required
      />
      <Field.Digits
        name={`${name}.postalCode`}
        label={t('postalCode')}
        note={note(`${name}.postalCode`)}
        autoComplete={autoComplete('postal-code')}
        maxLength={12}
        allowDot
        required
      />
    </>
  );
}

/** The countries under the names of the reader's language. Without the server's list: those of Africa, which are known here. */
function useCountryOptions(countries: readonly CountryEntry[] | undefined, chosen: string): readonly Option[] {
  const language = useLanguage();
  return useMemo(() => {
    const list: readonly { readonly name: string; readonly code: string }[] = countries ?? africanCountries;
    const unlisted = chosen && !list.some(({ name }) => name === chosen) ? [{ name: chosen, code: '' }] : [];
    return [...list, ...unlisted]
      .map(({ name, code }) => ({ value: name, label: nameOfCountry(name, code, language) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locales[language]));
  }, [countries, chosen, language]);
}

function nameOfCountry(name: string, code: string, language: Language): string {
  const african = africanCountry(code || name);
  return african ? countryName(african.code, language) : name;
}

/** The regions of a country. One that no list has, of a draft or a record, stays possible. */
function regionOptions(
  countries: readonly CountryEntry[] | undefined,
  country: string,
  chosen: string,
): readonly Option[] {
  if (countries === undefined) return chosen ? [{ value: chosen, label: chosen }] : [];
  const names = countries.find(({ name }) => name === country)?.states.map(({ name }) => name) ?? [];
  if (names.length === 0) return [];
  return [...new Set([...names, ...(chosen ? [chosen] : [])])].map((name) => ({ value: name, label: name }));
}
