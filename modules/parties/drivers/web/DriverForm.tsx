import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { stagesAfter } from '#platform/master-data.ts';
import { useWatch } from 'react-hook-form';
import { languages } from '#platform/language.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { MasterForm, type MasterPart } from '#platform/web/master-data/MasterForm.tsx';
import { client } from '#platform/web/rpc.ts';
import { useCan } from '#platform/web/signed-in.ts';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useWords } from '#platform/web/words.ts';
import { locationDesk } from '#modules/parties/locations/web/desk.ts';
import { RecordPhoto, SubjectDocuments } from '#modules/base/documents/web/desk.ts';
import { SupplierField, supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { driverAvailability, type DriverRow, drivers, driverService } from '../contract.ts';
import { driverFailureTexts } from '../messages/failures/index.ts';
import { driverTexts } from '../messages/index.ts';
import { driverDesk } from './desk.ts';
import type { DriverPart } from './driver-part.ts';
import { MobileCheck } from './MobileCheck.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { PaperSection } from './PaperSection.tsx';

const Field = masterFieldsFor<typeof drivers.fields>();
const Owner = namedFor<typeof drivers.fields>()({ Supplier: SupplierField });
const { putClientDriverPhoto } = client(driverService);
const sources = { supplierId: supplierSource };
const locationChoices = masterChoices(locationDesk);
const references = { homeDepotId: locationDesk };
const failures = [driverFailureTexts];

/** Asked for only of who is suspended, or has a reason still. */
function BlockedReason(): ReactNode {
  const { t } = useWords(driverTexts);
  const [availability, reason] = useWatch({ name: ['availability', 'blockedReason'] }) as string[];
  if (availability !== 'suspended' && !reason) return null;
  return (
    <Field.Text
      name="blockedReason"
      label={t('blockedReason')}
      help={t('blockedReasonHelp')}
      required={availability === 'suspended'}
      className="sm:col-span-2"
    />
  );
}

/** `/managedriver/{id}`: New Driver, or Driver: name surname. `more` is what modules above show of a driver. */
export function driverForm(more: readonly DriverPart[]) {
  return function DriverScreen({ params }: ScreenProps): ReactNode {
    // The parts are the same at every draw: each page is made for its list of parts.
    const parts = more.flatMap(({ usePart }) => usePart() ?? []).filter(({ isShown }) => isShown);
    return <DriverForm id={params['id']} more={parts} />;
  };
}

interface DriverFormProps {
  readonly id: string | undefined;
  readonly more: readonly MasterPart<typeof drivers>[];
}

function DriverForm({ id, more }: DriverFormProps): ReactNode {
  const { t, label, options } = useWords(driverTexts);
  const mayChangePhoto = useCan('tripDirector.putClientDriverPhoto');
  const maySeeDocuments = useCan('tripDirector.getDocuments');
  return (
    <MasterForm
      of={driverDesk}
      id={id}
      title={({ name, surname }) => t('driver', { name, surname })}
      failures={failures}
      references={references}
      sources={sources}
      parts={[
        ...(maySeeDocuments
          ? [
              {
                id: 'documents',
                title: label('documents'),
                content: (row: DriverRow) => (
                  <SubjectDocuments
                    subjectType="driver"
                    subjectId={row.id}
                    subjectName={`${row.name} ${row.surname}`}
                  />
                ),
              },
            ]
          : []),
        ...more,
      ]}
    >
      {(row) => (
        <>
          <FormSection title={label('general')}>
            {row && (
              <RecordPhoto
                noun={driverDesk.data.channel}
                id={row.id}
                name={`${row.name} ${row.surname}`}
                photo={row.photo}
                change={putClientDriverPhoto}
                mayChange={mayChangePhoto}
                icon={UserRound}
              />
            )}
            <Field.Text name="employeeNo" label={t('employeeNo')} required autoCapitalize="characters" />
            <Owner.Supplier name="supplierId" label={t('supplierId')} placeholder={t('own')} />
            <Field.Text name="name" label={label('name')} required />
            <Field.Text name="surname" label={t('surname')} required />
            <div className="min-w-0">
              <Field.Phone name="mobile" label={t('mobile')} />
              {row && <MobileCheck id={row.id} />}
              <Field.Checkbox name="hasWhatsapp" label={t('hasWhatsapp')} className="mt-3" />
            </div>
            <Field.Email name="email" label={t('email')} maxLength={100} />
            <Field.Select name="language" label={t('language')} options={options('language', languages)} required />
            <Field.Select
              name="availability"
              label={t('availability')}
              options={options('availability', stagesAfter(driverAvailability, row?.availability))}
              required
            />
            <BlockedReason />
          </FormSection>
          <IdentitySection id={row?.id} hasNumber={row !== undefined && row.idNumber !== ''} />
          <PaperSection documented={row?.documentedDates ?? []} />
          <FormSection title={t('more')}>
            <Field.Searched name="homeDepotId" from={locationChoices} label={t('homeDepotId')} />
            <Field.Checkbox name="crossBorder" label={t('crossBorder')} />
            <Field.Text name="nextOfKinName" label={t('nextOfKinName')} />
            <Field.Phone name="nextOfKinNumber" label={t('nextOfKinNumber')} />
            <Field.Textarea name="notes" label={t('notes')} className="sm:col-span-2" />
          </FormSection>
        </>
      )}
    </MasterForm>
  );
}
