import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldName } from '#platform/web/fields/Field.tsx';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { SuggestField } from '#platform/web/fields/SuggestField.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { flaggedFields } from './flagged-fields.ts';
import { regionOptions, useCountryOptions } from './place-options.ts';
import { fetchedOnce, type PlaceLookups, placeLookups, useLookup } from './places.ts';

interface PlaceFieldsProps {
  /** Where a form keeps the three. */
  readonly country: FieldName<string>;
  readonly region: FieldName<string>;
  readonly city: FieldName<string>;
  readonly label: (part: 'country' | 'region' | 'city') => string;
  /** What a browser may fill in, by the token of its own list; nothing where it is left out. */
  readonly autoComplete?: (token: string) => string;
  readonly lookups?: PlaceLookups;
  /** The country is asked for elsewhere in the form (`CountryField`). */
  readonly isCountryElsewhere?: boolean | undefined;
}

const deskLookups = placeLookups(fetchedOnce());

type CountryFieldProps = Pick<PlaceFieldsProps, 'country' | 'region' | 'city' | 'lookups'> & {
  readonly label: string;
  readonly help?: string;
  readonly autoComplete?: string;
  readonly className?: string;
};

/** The country of an address; another one makes its region and city void. */
export function CountryField({
  country: name,
  region,
  city,
  lookups = deskLookups,
  ...field
}: CountryFieldProps): ReactNode {
  const { setValue } = useFormContext();
  const country = String(useWatch({ name }) ?? '');
  const countries = useLookup('countries', lookups.countries);
  useRulesOf(country);
  return (
    <SelectField
      {...field}
      name={name}
      options={useCountryOptions(countries, country)}
      required
      onPick={() => {
        for (const part of [region, city]) setValue(part, '', { shouldDirty: true });
      }}
    />
  );
}

/** Another country has other rules: what the form complained about under the old ones is looked at again. */
function useRulesOf(country: string): void {
  const {
    trigger,
    formState: { errors },
  } = useFormContext();
  const latest = useRef(errors);
  const before = useRef(country);
  useEffect(() => {
    if (before.current !== country) {
      const flagged = flaggedFields(latest.current);
      if (flagged.length > 0) void trigger(flagged);
    }
    before.current = country;
  }, [country, trigger]);
  useEffect(() => void (latest.current = errors));
}

/** Country, region and city: what is chosen above decides what can be chosen below, and free text takes what no list has. */
export function PlaceFields(props: PlaceFieldsProps): ReactNode {
  const { label, autoComplete = () => 'off', lookups = deskLookups, isCountryElsewhere = false } = props;
  const { setValue } = useFormContext();
  const language = useLanguage();
  const [country, region] = (useWatch({ name: [props.country, props.region] }) as (string | undefined)[]).map(
    (value) => value ?? '',
  ) as [string, string];
  const countries = useLookup('countries', lookups.countries);
  const cities = useLookup(`${country}/${region}`, async () =>
    country && region ? await lookups.cities(country, region) : [],
  );
  const regions = useMemo(
    () => regionOptions(countries, country, region, language),
    [countries, country, region, language],
  );

  const clear = (...fields: readonly string[]) => {
    for (const field of fields) setValue(field, '', { shouldDirty: true });
  };
  const regionField = {
    name: props.region,
    label: label('region'),
    autoComplete: autoComplete('address-level1'),
    required: true,
  } as const;
  return (
    <>
      {!isCountryElsewhere && (
        <CountryField
          country={props.country}
          region={props.region}
          city={props.city}
          lookups={lookups}
          label={label('country')}
          autoComplete={autoComplete('country-name')}
        />
      )}
      {regions.length > 0 ? (
        <SelectField {...regionField} options={regions} onPick={() => clear(props.city)} />
      ) : (
        <TextField {...regionField} autoCapitalize="words" />
      )}
      <SuggestField
        name={props.city}
        label={label('city')}
        suggestions={useMemo(() => (cities ?? []).map((value) => ({ value })), [cities])}
        autoComplete={autoComplete('address-level2')}
        required
      />
    </>
  );
}
