import { type ReactNode, useEffect } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { countryName, defaultCountry } from '#platform/africa.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import type { FieldName, FieldProps } from '#platform/web/fields/Field.tsx';
import { IdentityNumberField, TextField } from '#platform/web/fields/TextField.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { partyLimits } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { isPreset, offeredIdentities, usualIdentity } from '../identities.ts';
import { useCountryCode } from './country.ts';
import { useNoteOf } from './FindingNotes.tsx';
import { usePartyForm } from './PartyFormFrame.tsx';
import { RowSections } from './RowSections.tsx';

interface DirectorRowsProps {
  readonly blank: object;
  readonly hint: ReactNode;
  readonly children: (index: number) => ReactNode;
}

/** The directors of a form, a row for each. */
export function DirectorRows(props: DirectorRowsProps): ReactNode {
  const t = useTexts(partyTexts);
  return (
    <RowSections
      {...props}
      name="directors"
      limit={partyLimits.directors}
      words={{
        title: (number) => t('director', { number }),
        add: t('addDirector'),
        added: (number) => t('directorAdded', { number }),
        remove: (number) => t('removeDirector', { number }),
        removed: (number) => t('directorRemoved', { number }),
      }}
    />
  );
}

const kinds = {
  SA_ID: { label: 'southAfricanId', number: 'idNumber', help: undefined },
  nationalId: { label: 'nationalIdOf', number: 'nationalIdNumber', help: 'otherIdNumberHelp' },
  passport: { label: 'passport', number: 'passportNumber', help: 'otherIdNumberHelp' },
  other: { label: 'otherId', number: 'otherIdNumber', help: 'otherIdNumberHelp' },
} as const;

export interface IdentityProps extends Pick<FieldProps, 'disabled' | 'required'> {
  /** The fields of one director: the name, the kind of identification, and its number. */
  readonly name: FieldName<string>;
  readonly kind: FieldName<string>;
  readonly number: FieldName<string>;
}

/** Who a director is. Another kind of identification has other rules, and another label for its number. */
export function Identity({ name, kind, number, ...state }: IdentityProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const { trigger, setValue } = useFormContext();
  const language = useLanguage();
  const country = useCountryCode();
  const id = name.replace(/[^.]+$/, 'id');
  const [director = '', chosen, typed, known] = useWatch({ name: [name, kind, number, id] }) as (string | undefined)[];
  const { errors } = useFormState({ name: number, exact: true });
  const onFile = usePartyForm().identityOnFile?.({ id: known, name: director });
  const usual = usualIdentity(country);
  // Directors mostly hold the document of the company's country; whoever has chosen another one keeps it.
  const isPresetOfOther = !typed && !onFile && !state.disabled && isPreset(chosen) && chosen !== usual;
  useEffect(() => {
    if (isPresetOfOther) setValue(kind, usual);
  }, [isPresetOfOther, usual, kind, setValue]);
  const present = (chosen || 'SA_ID') as keyof typeof kinds;
  const words = kinds[present];
  const offered = offeredIdentities(country, present);
  return (
    <>
      <TextField name={name} label={t('directorName')} autoCapitalize="words" {...state} />
      <SelectField
        name={kind}
        label={t('idType')}
        options={offered.map((value) => ({
          value,
          label:
            value === 'nationalId'
              ? country === defaultCountry.code
                ? t('nationalId')
                : t('nationalIdOf', { country: countryName(country, language) })
              : t(kinds[value].label),
        }))}
        {...(state.disabled && { disabled: true })}
        onPick={() => void (get(errors, number) && trigger(number))}
      />
      <IdentityNumberField
        name={number}
        digitsOnly={present === 'SA_ID'}
        label={t(words.number)}
        help={onFile ? t('numberOnFile', { number: onFile }) : words.help && t(words.help)}
        note={onFile && !typed ? undefined : note(number)}
        maxLength={partyLimits.directorId + 10}
        {...state}
        className="sm:col-span-2"
      />
    </>
  );
}
