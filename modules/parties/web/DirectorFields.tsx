import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PhoneField } from '#platform/web/fields/PhoneField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { directorFindings } from '../checks.ts';
import { emptyDirector, partyLimits, type PartyValues } from '../fields.ts';
import { partyTexts } from '../messages/fields/index.ts';
import { useCountryCode } from './country.ts';
import { Field } from './fields.ts';
import { FindingNotes, useNoteOf } from './FindingNotes.tsx';
import { usePartyForm } from './PartyFormFrame.tsx';
import { RowSections } from './RowSections.tsx';

/** Director(s) Details: a row for each; the first one stays. */
export function DirectorFields(): ReactNode {
  const t = useTexts(partyTexts);
  const { directorsMin = 0 } = usePartyForm();
  return (
    <FindingNotes find={directorFindings}>
      <RowSections
        name="directors"
        blank={{ ...emptyDirector, idType: 'SA_ID' }}
        limit={partyLimits.directors}
        hint={[t('directorsHint'), directorsMin > 1 && t('atLeastDirectors', { count: directorsMin })]
          .filter(Boolean)
          .join(' ')}
        words={{
          title: (number) => t('director', { number }),
          add: t('addDirector'),
          added: (number) => t('directorAdded', { number }),
          remove: (number) => t('removeDirector', { number }),
          removed: (number) => t('directorRemoved', { number }),
        }}
      >
        {(index) => <DirectorRow index={index} />}
      </RowSections>
    </FindingNotes>
  );
}

const kinds = {
  SA_ID: { label: 'southAfricanId', number: 'idNumber', help: undefined },
  passport: { label: 'passport', number: 'passportNumber', help: 'otherIdNumberHelp' },
  other: { label: 'otherId', number: 'otherIdNumber', help: 'otherIdNumberHelp' },
} as const;

function DirectorRow({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(partyTexts);
  const note = useNoteOf();
  const country = useCountryCode();
  const { trigger } = useFormContext<PartyValues>();
  const idNumber = `directors.${index}.idNumber` as const;
  const row = useWatch<PartyValues, `directors.${number}`>({ name: `directors.${index}` });
  const { errors } = useFormState<PartyValues>({ name: idNumber, exact: true });
  const kind = kinds[row?.idType ?? 'SA_ID'];
  const number = usePartyForm().identityOnFile?.(row?.name ?? '');
  return (
    <>
      <Field.Text name={`directors.${index}.name`} label={t('directorName')} autoCapitalize="words" maxLength={100} />
      <Field.Select
        name={`directors.${index}.idType`}
        label={t('idType')}
        options={Object.entries(kinds).map(([value, { label }]) => ({ value, label: t(label) }))}
        // Another kind of number has other rules.
        onPick={() => void (errors.directors?.[index]?.idNumber && trigger(idNumber))}
      />
      <Field.Digits
        name={idNumber}
        label={t(kind.number)}
        help={number ? t('numberOnFile', { number }) : kind.help && t(kind.help)}
        note={number && !row?.idNumber ? undefined : note(idNumber)}
        maxLength={partyLimits.directorId}
        className="sm:col-span-2"
      />
      <PhoneField name={`directors.${index}.cellphoneNumber`} label={t('mobile')} country={country} />
      <Field.Email name={`directors.${index}.emailAddress`} label={t('email')} autoComplete="off" maxLength={100} />
    </>
  );
}
