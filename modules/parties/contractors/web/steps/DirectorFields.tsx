import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { emptyDirector } from '#modules/parties/contractors/fields.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { directorProblems } from '#modules/parties/contractors/rules.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { FindingNotes, Section } from '#modules/parties/parties/web/index.ts';
import { DirectorRows } from '#modules/parties/parties/web/later.ts';
import type { ApplicationValues } from './form.ts';
import { useContractorForm } from './form-frame.ts';
import { Field } from './fields.ts';
import { Inputs } from './later-inputs.ts';

/** Director(s) Details: a row for each; the first one stays and is required. */
export function DirectorFields(): ReactNode {
  const t = useTexts(applicationTexts);
  const { isAdmin } = useContractorForm();
  if (isAdmin) return <DirectorsShown />;
  return (
    <FindingNotes find={directorProblems}>
      <DirectorRows blank={{ ...emptyDirector, directorIdType: 'SA_ID' }} hint={t('directorsHint')}>
        {(index) => <DirectorRow index={index} />}
      </DirectorRows>
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

function DirectorRow({ index, disabled = false }: { readonly index: number; readonly disabled?: boolean }): ReactNode {
  const t = useTexts(applicationTexts);
  const row = `directors.${index}` as const;
  const state = { disabled, required: index === 0 };
  return (
    <>
      <Inputs.Identity
        name={`${row}.directorName`}
        kind={`${row}.directorIdType`}
        number={`${row}.directorIdNumber`}
        {...state}
      />
      <Field.Text
        name={`${row}.directorAddress`}
        label={t('directorAddress')}
        autoCapitalize="words"
        {...state}
        className="sm:col-span-2"
      />
    </>
  );
}
