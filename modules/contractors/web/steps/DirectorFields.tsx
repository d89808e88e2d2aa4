import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { emptyDirector, limits } from '#modules/contractors/fields.ts';
import { applicationTexts } from '#modules/contractors/messages/application/index.ts';
import { directorProblems } from '#modules/contractors/rules.ts';
import { partyLimits } from '#modules/parties/fields.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import { FindingNotes, RowSections, Section, useNoteOf } from '#modules/parties/web/index.ts';
import type { ApplicationValues } from './application-form.ts';
import { useContractorForm } from './ContractorFormFrame.tsx';
import { Field } from './fields.ts';

/** Director(s) Details: a row for each; the first one stays and is required. */
export function DirectorFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const { isAdmin } = useContractorForm();
  if (isAdmin) return <DirectorsShown />;
  return (
    <FindingNotes find={directorProblems}>
      <RowSections
        name="directors"
        blank={{ ...emptyDirector, directorIdType: 'SA_ID' }}
        limit={partyLimits.directors}
        hint={t('directorsHint')}
        words={{
          title: (number) => party('director', { number }),
          add: party('addDirector'),
          added: (number) => party('directorAdded', { number }),
          remove: (number) => party('removeDirector', { number }),
          removed: (number) => party('directorRemoved', { number }),
        }}
      >
        {(index) => <DirectorRow index={index} />}
      </RowSections>
    </FindingNotes>
  );
}

/** An admin neither adds nor changes any. */
function DirectorsShown(): ReactNode {
  const party = useTexts(partyTexts);
  const directors = useWatch<ApplicationValues, 'directors'>({ name: 'directors' }) ?? [];
  return directors.map((_, index) => (
    <Section key={index} title={party('director', { number: index + 1 })}>
      <DirectorRow index={index} disabled />
    </Section>
  ));
}

const kinds = {
  SA_ID: { label: 'southAfricanId', number: 'idNumber', help: undefined },
  passport: { label: 'passport', number: 'passportNumber', help: 'otherIdNumberHelp' },
  other: { label: 'otherId', number: 'otherIdNumber', help: 'otherIdNumberHelp' },
} as const;

function DirectorRow({ index, disabled = false }: { readonly index: number; readonly disabled?: boolean }): ReactNode {
  const t = useTexts(applicationTexts);
  const party = useTexts(partyTexts);
  const note = useNoteOf();
  const { trigger } = useFormContext<ApplicationValues>();
  const idNumber = `directors.${index}.directorIdNumber` as const;
  const row = useWatch<ApplicationValues, `directors.${number}`>({ name: `directors.${index}` });
  const { errors } = useFormState<ApplicationValues>({ name: idNumber, exact: true });
  const kind = kinds[row?.directorIdType || 'SA_ID'];
  const number = useContractorForm().identityOnFile?.(row?.directorName ?? '');
  const required = index === 0;
  return (
    <>
      <Field.Text
        name={`directors.${index}.directorName`}
        label={party('directorName')}
        autoCapitalize="words"
        maxLength={100}
        disabled={disabled}
        required={required}
      />
      <Field.Select
        name={`directors.${index}.directorIdType`}
        label={party('idType')}
        options={Object.entries(kinds).map(([value, { label }]) => ({ value, label: party(label) }))}
        disabled={disabled}
        // Another kind of number has other rules.
        onPick={() => void (errors.directors?.[index]?.directorIdNumber && trigger(idNumber))}
      />
      <Field.Digits
        name={idNumber}
        label={party(kind.number)}
        help={number ? party('numberOnFile', { number }) : kind.help && party(kind.help)}
        note={number && !row?.directorIdNumber ? undefined : note(idNumber)}
        maxLength={partyLimits.directorId}
        disabled={disabled}
        required={required}
        className="sm:col-span-2"
      />
      <Field.Text
        name={`directors.${index}.directorAddress`}
        label={t('directorAddress')}
        autoCapitalize="words"
        maxLength={limits.address}
        disabled={disabled}
        required={required}
        className="sm:col-span-2"
      />
    </>
  );
}
