import { Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { stagesAfter } from '#platform/master-data.ts';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm } from '#platform/web/master-data/MasterForm.tsx';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { equipmentTypeDesk } from '#modules/base/equipment-types/web/desk.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { RecordPhoto, SubjectDocuments } from '#modules/base/documents/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import {
  vehicleAvailability,
  trailerKinds,
  vehicleKinds,
  type VehicleRow,
  vehicles,
  vehicleService,
} from '../contract.ts';
import { vehicleFailureTexts } from '../messages/failures/index.ts';
import { vehicleTexts } from '../messages/index.ts';
import { vehicleDesk } from './desk.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { PaperSection } from './PaperSection.tsx';
import { TechnicalSection } from './TechnicalSection.tsx';
import { UseSection } from './UseSection.tsx';
import { driverChoices, locationChoices, trailerChoices } from './choices.ts';

const Field = masterFieldsFor<typeof vehicles.fields>();
const references = { equipmentTypeId: equipmentTypeDesk, profitCentreId: profitCentreDesk };
const sources = {
  supplierId: supplierSource,
  defaultDriverId: driverChoices,
  defaultTrailer1Id: trailerChoices,
  defaultTrailer2Id: trailerChoices,
  homeDepotId: locationChoices,
};
const { putVehiclePhoto } = client(vehicleService);
const failures = [vehicleFailureTexts];

/** What becomes a trailer is driven by nobody and pulls nothing by itself. */
function KindField(): ReactNode {
  const { t, options } = useWords(vehicleTexts);
  const { setValue } = useFormContext();
  return (
    <Field.Select
      name="kind"
      label={t('kind')}
      options={options('kind', vehicleKinds)}
      required
      onPick={(kind) => {
        if (!trailerKinds.includes(kind)) return;
        for (const name of ['defaultDriverId', 'defaultTrailer1Id', 'defaultTrailer2Id'])
          setValue(name, null, { shouldDirty: true });
      }}
    />
  );
}

/** `/vehiclecapture/{id}`: New Vehicle, or Vehicle and its registration number */
export function VehicleForm({ params }: ScreenProps): ReactNode {
  const { t, label, options } = useWords(vehicleTexts);
  const mayChangePhoto = useCan('tripDirector.putVehiclePhoto');
  const maySeeDocuments = useCan('tripDirector.getDocuments');
  return (
    <MasterForm
      of={vehicleDesk}
      id={params['id']}
      failures={failures}
      references={references}
      sources={sources}
      parts={
        maySeeDocuments
          ? [
              {
                id: 'documents',
                title: label('documents'),
                content: ({ id, registrationNumber }: VehicleRow) => (
                  <SubjectDocuments subjectType="vehicle" subjectId={id} subjectName={registrationNumber} />
                ),
              },
            ]
          : []
      }
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            {row && (
              <RecordPhoto
                noun={vehicleDesk.data.channel}
                id={row.id}
                name={row.registrationNumber}
                photo={row.photo}
                change={putVehiclePhoto}
                mayChange={mayChangePhoto}
                icon={Truck}
              />
            )}
            <Field.Text
              name="registrationNumber"
              label={t('registrationNumber')}
              required
              maxLength={14}
              autoCapitalize="characters"
            />
            <KindField />
            <Field.Text name="make" label={t('make')} required />
            <Field.Text name="model" label={t('model')} />
            <Field.Number name="year" label={t('year')} min={1950} max={2100} decimals={0} />
            <Field.Text name="fleetNo" label={t('fleetNo')} />
            <Field.Reference name="equipmentTypeId" of={equipmentTypeDesk} label={t('equipmentTypeId')} />
            <Field.Select
              name="availability"
              label={t('availability')}
              options={options('availability', stagesAfter(vehicleAvailability, row?.availability))}
              required
            />
          </FormSection>
          <OwnerFields />
          <PaperSection documented={row?.documentedDates ?? []} />
          <TechnicalSection />
          <UseSection id={row?.id} />
        </>
      )}
    </MasterForm>
  );
}
