import type { ReactNode } from 'react';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { lookupFailureTexts } from '#modules/lookups/messages/failures/index.ts';
import { PlaceFields } from '#modules/lookups/web/public.ts';
import { locations, locationTypes } from '../contract.ts';
import { locationFailureTexts } from '../messages/failures/index.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDesk } from './desk.ts';
import { OperatingHours } from './OperatingHours.tsx';
import { SimilarLocations } from './SimilarLocations.tsx';

const Field = masterFieldsFor<typeof locations.fields>();
const failures = [locationFailureTexts, lookupFailureTexts];

/** `/captureLocation/{id}`: New or Edit Location */
export function LocationForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(locationTexts);
  return (
    <MasterForm of={locationDesk} id={params['id']} title={() => t('editLocation')} failures={failures}>
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required maxLength={20} autoCapitalize="characters" />
            <Field.Select name="type" label={t('type')} options={options('type', locationTypes)} required />
            <Field.Text name="name" label={label('name')} required maxLength={100} className="sm:col-span-2" />
            <SimilarLocations id={row?.id} />
          </FormSection>
          <FormSection title={t('address')}>
            <Field.Text
              name="addressLine1"
              label={t('addressLine1')}
              required
              maxLength={100}
              className="sm:col-span-2"
            />
            <Field.Text name="addressLine2" label={t('addressLine2')} maxLength={100} />
            <Field.Text name="suburb" label={t('suburb')} maxLength={60} />
            <PlaceFields country="country" region="region" city="city" label={label} />
            <Field.Digits name="postalCode" label={t('postalCode')} maxLength={12} allowDot />
          </FormSection>
          <FormSection title={t('pin')} hint={t('pinHint')}>
            <Field.Number name="latitude" label={t('latitude')} min={-90} max={90} decimals={6} />
            <Field.Number name="longitude" label={t('longitude')} min={-180} max={180} decimals={6} />
            <Field.Number name="geofenceRadius" label={t('geofenceRadius')} min={0} max={50_000} decimals={0} />
            <Field.Digits name="gln" label={t('gln')} maxLength={13} />
          </FormSection>
          <FormSection title={t('contact')}>
            <Field.Text name="contactName" label={t('contactName')} maxLength={80} />
            <Field.Phone name="contactNumber" label={t('contactNumber')} />
            <Field.Email name="contactEmail" label={t('contactEmail')} maxLength={100} />
          </FormSection>
          <OperatingHours />
          <FormSection title={t('service')}>
            <Field.Number
              name="averageServiceMinutes"
              label={t('averageServiceMinutes')}
              min={0}
              max={2880}
              decimals={0}
            />
            <Field.Number
              name="freeMinutes"
              label={t('freeMinutes')}
              help={t('freeMinutesHelp')}
              min={0}
              max={2880}
              decimals={0}
            />
            <Field.Checkbox name="appointmentRequired" label={t('appointmentRequired')} />
            <Field.Checkbox name="dangerousGoodsAllowed" label={t('dangerousGoodsAllowed')} />
            <Field.Textarea
              name="constraint"
              label={t('constraint')}
              help={t('constraintHelp')}
              maxLength={500}
              className="sm:col-span-2"
            />
            <Field.Textarea name="securityNotes" label={t('securityNotes')} maxLength={500} className="sm:col-span-2" />
            <Field.Textarea
              name="notesOrInstructions"
              label={t('notesOrInstructions')}
              maxLength={1000}
              className="sm:col-span-2"
            />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
