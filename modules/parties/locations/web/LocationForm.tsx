import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDecimal } from '#platform/decimal.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { lookupFailureTexts } from '#modules/base/lookups/messages/failures/index.ts';
import { PlaceFields } from '#modules/base/lookups/web/public.ts';
import { locations, locationTypes } from '../contract.ts';
import { locationFailureTexts } from '../messages/failures/index.ts';
import { placeZones, zoneOfPlace } from '../time-zone.ts';
import { locationTexts } from '../messages/index.ts';
import { locationDesk, locationSource } from './location-desk.ts';
import { useHoursWords } from './hours-words.ts';
import { HoursExceptions } from './HoursExceptions.tsx';
import { MergeButton } from './MergeButton.tsx';
import { OperatingHours } from './OperatingHours.tsx';
import { OtherSide } from './OtherSide.tsx';
import { PinSection } from './PinSection.tsx';
import { ServiceSections } from './ServiceSections.tsx';
import { SimilarLocations } from './SimilarLocations.tsx';

const Field = masterFieldsFor<typeof locations.fields>();
const Place = namedFor<typeof locations.fields>()({ PlaceFields });
const failures = [locationFailureTexts, lookupFailureTexts];
const sources = { customerId: customerSource, otherSideId: locationSource };

/** The clock of the place: that of its country and province, unless somebody knows better. */
function ZoneField(): ReactNode {
  const { t } = useWords(locationTexts);
  const [country, region] = useWatch({ name: ['country', 'region'] }) as [string, string];
  const usual = zoneOfPlace(country, region);
  return (
    <Field.Select
      name="timeZone"
      label={t('timeZone')}
      help={t('timeZoneHelp')}
      placeholder={usual === '' ? t('timeZoneOfCompany') : usual}
      options={placeZones.map((zone) => ({ value: zone, label: zone }))}
    />
  );
}

/** `/captureLocation/{id}`: New or Edit Location */
export function LocationForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(locationTexts);
  const hours = useHoursWords();
  const language = useLanguage();
  return (
    <MasterForm
      of={locationDesk}
      id={params['id']}
      title={() => t('editLocation')}
      subtitle={({ code, name }) => `${code} · ${name}`}
      failures={failures}
      sources={sources}
      labelled={hours.label}
      written={(field, value) =>
        field === 'latitude' || field === 'longitude'
          ? formatDecimal(language, Number(value), { decimals: 6 })
          : hours.written(field, value)
      }
      actions={(row) => <MergeButton row={row} />}
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            <Field.Text name="code" label={label('code')} required autoCapitalize="characters" />
            <Field.Select name="type" label={t('type')} options={options('type', locationTypes)} />
            <Field.Text name="name" label={label('name')} required className="sm:col-span-2" />
            <Field.Searched
              name="customerId"
              from={customerSource}
              label={t('customerId')}
              help={t('customerHelp')}
              placeholder={label('noneChosen')}
              className="sm:col-span-2"
            />
            <OtherSide id={row?.id} />
            <SimilarLocations id={row?.id} />
          </FormSection>
          <FormSection title={t('address')}>
            <Field.Text name="addressLine1" label={t('addressLine1')} required className="sm:col-span-2" />
            <Field.Text name="addressLine2" label={t('addressLine2')} />
            <Field.Text name="suburb" label={t('suburb')} />
            <Place.PlaceFields country="country" region="region" city="city" label={label} />
            <Field.Digits name="postalCode" label={t('postalCode')} allowDot />
            <ZoneField />
          </FormSection>
          <PinSection id={row?.id} />
          <FormSection title={t('contact')}>
            <Field.Text name="contactName" label={t('contactName')} />
            <Field.Phone name="contactNumber" label={t('contactNumber')} />
            <Field.Email name="contactEmail" label={t('contactEmail')} maxLength={100} />
          </FormSection>
          <OperatingHours />
          <HoursExceptions />
          <ServiceSections />
        </>
      )}
    </MasterForm>
  );
}
