import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import type { councilMinimums } from '../contract.ts';
import { councilMinimumFailureTexts } from '../messages/failures/index.ts';
import { councilMinimumTexts } from '../messages/index.ts';
import { councilMinimumDesk } from './desk.ts';

const Field = masterFieldsFor<typeof councilMinimums.fields>();
const failures = [councilMinimumFailureTexts];

/** `/councilMinimums/{id}` */
export function CouncilMinimumForm({ params }: ScreenProps): ReactNode {
  const { label } = useWords(councilMinimumTexts);
  return (
    <MasterForm of={councilMinimumDesk} id={params['id']} failures={failures}>
      {() => (
        <FormSection title={label('general')}>
          <Field.Text name="code" autoCapitalize="characters" />
          <Field.Text name="grade" />
          <Field.Number name="amount" decimals={2} />
          <Field.Select name="unit" />
          <Field.Date name="validFrom" />
          <Field.Date name="validTo" />
          <Field.Text name="source" className="sm:col-span-2" />
        </FormSection>
      )}
    </MasterForm>
  );
}
