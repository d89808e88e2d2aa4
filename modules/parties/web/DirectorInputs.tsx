import type { ReactNode } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import type { FieldProps } from '#platform/web/fields/Field.tsx';
import { DigitsField, TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { partyLimits } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
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
  passport: { label: 'passport', number: 'passportNumber', help: 'otherIdNumberHelp' },
  other: { label: 'otherId', number: 'otherIdNumber', help: 'otherIdNumberHelp' },
} as const;

export interface IdentityProps extends Pick<FieldProps, 'disabled' | 'required'> {
  /** The fields of one director: the name, the kind of identification, and its number. */
  readonly name: string;
  readonly kind: string;
  readonly number: string;
}

/** Who a director is. Another kind of identification has other rules, and another label for its number. */
export function Identity({ name, kind, number, ...state }: IdentityProps): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const { trigger } = useFormContext();
  const id = name.replace(/[^.]+$/, 'id');
  const [director = '', chosen, typed, known] = useWatch({ name: [name, kind, number, id] }) as (string | undefined)[];
  const { errors } = useFormState({ name: number, exact: true });
  const words = kinds[(chosen || 'SA_ID') as keyof typeof kinds];
  const onFile = usePartyForm().identityOnFile?.({ id: known, name: director });
  return (
    <>
      <TextField name={name} label={t('directorName')} autoCapitalize="words" maxLength={100} {...state} />
      <SelectField
        name={kind}
        label={t('idType')}
        options={Object.entries(kinds).map(([value, { label }]) => ({ value, label: t(label) }))}
        {...(state.disabled && { disabled: true })}
        onPick={() => void (get(errors, number) && trigger(number))}
      />
      <DigitsField
        name={number}
        label={t(words.number)}
        help={onFile ? t('numberOnFile', { number: onFile }) : words.help && t(words.help)}
        note={onFile && !typed ? undefined : note(number)}
        maxLength={partyLimits.directorId}
        {...state}
        className="sm:col-span-2"
      />
    </>
  );
}
