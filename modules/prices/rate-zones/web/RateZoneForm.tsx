import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import type { rateZones } from '../contract.ts';
import { rateZoneFailureTexts } from '../messages/failures/index.ts';
import { rateZoneTexts } from '../messages/index.ts';
import { ChangePlaces } from './ChangePlaces.tsx';
import { rateZoneDesk } from './desk.ts';

const Field = masterFieldsFor<typeof rateZones.fields>();
const failures = [rateZoneFailureTexts];
const references = { locationIds: locationDesk };

/** `/rateZones/{id}` */
export function RateZoneForm({ params }: ScreenProps): ReactNode {
  const { t, label } = useWords(rateZoneTexts);
  return (
    <MasterForm
      of={rateZoneDesk}
      id={params['id']}
      failures={failures}
      references={references}
      above={(row) => <ChangePlaces zone={row} />}
    >
      {(row) => (
        <FormSection title={label('general')} hint={row?.isUsed ? t('inUse') : undefined}>
          <Field.Text name="code" autoCapitalize="characters" />
          <Field.Text name="country" disabled={row?.isUsed ?? false} />
          <Field.Text name="name" className="sm:col-span-2" />
          <fieldset disabled={row?.isUsed ?? false} className="contents">
            <Field.Textarea name="cities" className="sm:col-span-2" />
            <Field.References name="locationIds" of={locationDesk} className="sm:col-span-2" />
          </fieldset>
        </FormSection>
      )}
    </MasterForm>
  );
}
