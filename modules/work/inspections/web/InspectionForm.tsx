import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField, TextField } from '#platform/web/fields/TextField.tsx';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { queries } from '#platform/web/queries.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { MomentField } from '#modules/work/loads/web/desk.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { inspectionFailureTexts } from '../messages/failures/index.ts';
import { itemWords, kilogramsText } from '../words.ts';
import { AxleUnits } from './AxleUnits.tsx';
import { inspections, inspectionsNoun, type InspectionStart, startRead } from './calls.ts';
import { ItemRow } from './ItemRow.tsx';
import { emptyInspection, inputOf, inspectionFormFor, type InspectionSchema } from './inspection-form.ts';
import { vehiclesOf } from './InspectionList.tsx';
import { inspectionPath } from './paths.ts';
import { type KeptPhoto, PhotoPicker } from './PhotoPicker.tsx';

const Field = namedFor<InspectionSchema>()({
  Moment: MomentField,
  Number: NumberField,
  Text: TextField,
  Textarea: TextareaField,
});

const failures = [inspectionFailureTexts, loadFailureTexts];
const loadPath = (id: string) => `/manageLoads/${id}`;

/** `/loadInspection/load/{id}`: a new inspection of a load, of the vehicle and trailers that it has now. */
export function InspectionForm({ params }: ScreenProps): ReactNode {
  const loadId = params['id'] ?? '';
  return (
    <RecordGate query={useQuery(startRead(loadId))} skeleton={<ReviewSkeleton />} listPath="/manageLoads">
      {(start) => <InspectionFields key={start.loadId} start={start} />}
    </RecordGate>
  );
}

function InspectionFields({ start }: { readonly start: InspectionStart }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const [schema] = useState(() => inspectionFormFor(start));
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>([]);
  const initial = useMemo(() => {
    const me = signedIn()?.userdetails;
    return emptyInspection(start, me ? `${me.name} ${me.surname}`.trim() : '');
  }, [start]);
  const { loadId } = start;
  if (!start.canInspect) return <p className="rounded-card bg-warn-soft p-3 text-warn">{t('cannotInspect')}</p>;
  return (
    <FormScreen
      title={`${t('newInspection')}: ${start.loadNumber}`}
      subtitle={[vehiclesOf(start), start.driverName].filter(Boolean).join(' · ')}
      schema={schema}
      initial={initial}
      noun={inspectionsNoun}
      failures={failures}
      isPersonal
      backTo={loadPath(loadId)}
      leadsTo={(answer) => inspectionPath((answer as { id: string }).id)}
      idOf={(answer) => (answer as { id?: string }).id}
      save={async (values, options) => {
        const files = photos.map(({ item, blobName }) => ({ item, blobName }));
        const answer = await inspections.postLoadInspection(
          { loadId, ...inputOf(values, { timeZone: start.timeZone, openedAt: initial.inspectedAt }), files },
          options,
        );
        void queries.invalidateQueries({ queryKey: ['loads', loadId] });
        return answer;
      }}
    >
      <FormSection title={t('checklist')} hint={t('checklistHint')}>
        <ul className="divide-y divide-line sm:col-span-2">
          {start.items.map((item, place) => (
            <ItemRow key={item.code} item={item} place={place} start={start}>
              <PhotoPicker
                loadId={loadId}
                item={item.code}
                label={itemWords(c, item)}
                isNeeded={item.needsPhoto}
                photos={photos}
                onChange={setPhotos}
              />
            </ItemRow>
          ))}
        </ul>
      </FormSection>
      <FormSection title={t('masses')} hint={t('massesHint', { limit: kilogramsText(start.massLimitKg) })}>
        <Field.Number name="massSlipKg" label={t('slipKg')} min={0} max={200_000} decimals={0} />
        {start.plannedKg !== null && (
          <p className="self-end pb-2.5 text-muted">{t('planned', { mass: kilogramsText(start.plannedKg) })}</p>
        )}
        <AxleUnits start={start} />
      </FormSection>
      <FormSection title={t('circumstances')}>
        <Field.Moment name="inspectedAt" label={t('inspectionTime')} required help={t('inspectionTimeHelp')} />
        <Field.Number
          name="odometer"
          label={t('odometerKm')}
          min={0}
          max={9_999_999}
          decimals={0}
          required
          {...(start.lastOdometer !== null && { help: t('lastOdometer', { km: start.lastOdometer }) })}
        />
        <Field.Text name="signedBy" label={t('inspector')} required />
        <Field.Textarea name="note" label={t('note')} rows={2} className="sm:col-span-2" />
      </FormSection>
    </FormScreen>
  );
}
