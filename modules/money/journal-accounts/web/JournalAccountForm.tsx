import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { vatCodes } from '#platform/vat-codes.ts';
import { useWords } from '#platform/web/words.ts';
import { accountRoles, type journalAccounts } from '../contract.ts';
import { journalAccountFailureTexts } from '../messages/failures/index.ts';
import { journalAccountTexts } from '../messages/index.ts';
import { journalAccountDesk } from './desk.ts';

const failures = [journalAccountFailureTexts];
const Field = masterFieldsFor<typeof journalAccounts.fields>();

/** `/journalaccounts/{id}` */
export function JournalAccountForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(journalAccountTexts);
  return (
    <MasterForm of={journalAccountDesk} id={params['id']} failures={failures}>
      {() => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="number" autoCapitalize="characters" />
            <Field.Select name="class" />
            <Field.Text name="name" className="sm:col-span-2" />
            <Field.Text name="externalCode" />
          </FormSection>
          <FormSection title={t('posting')}>
            <Field.Select name="role" options={options('role', accountRoles)} placeholder={label('noneChosen')} />
            <Field.Select name="vatCode" options={options('vatCode', vatCodes)} placeholder={label('noneChosen')} />
            <Field.Checkbox name="isControl" className="sm:col-span-2" />
            <Field.Checkbox name="centreRequired" className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
