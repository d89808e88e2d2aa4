import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { loadSource, MomentField } from '#modules/work/loads/web/desk.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentKinds, injuryKinds, severities } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidentFailures, incidentRead, incidents, incidentsNoun, settingRead } from '../calls.ts';
import { incidentListPath, incidentPath } from '../paths.ts';
import { FineSection, PoliceSection } from './AuthoritySections.tsx';
import { CostSection, FollowSection } from './FollowSections.tsx';
import {
  type Begun,
  emptyIncident,
  incidentForm,
  type IncidentFields,
  type IncidentValues,
  inputOf,
  valuesOf,
} from './incident-form.ts';
import { PeopleSection } from './PeopleSection.tsx';

const Field = deskFieldsFor<IncidentFields>();
const Moment = namedFor<IncidentFields>()({ Moment: MomentField }).Moment;
const vehicleSource = masterChoices(vehicleDesk);
const driverSource = masterChoices(driverDesk);

/** `/incidentCapture`; an address may name the load, its vehicle and its driver. */
export function NewIncident(): ReactNode {
  const { load, vehicle, driver } = useSearch({ strict: false }) as Begun;
  const begun = useMemo(
    () => ({ ...(load && { load }), ...(vehicle && { vehicle }), ...(driver && { driver }) }),
    [load, vehicle, driver],
  );
  return (
    <RecordGate query={useQuery(settingRead)} listPath={incidentListPath} skeleton={<FormSkeleton />}>
      {({ timeZone }) => <IncidentForm timeZone={timeZone} begun={begun} />}
    </RecordGate>
  );
}

/** `/incidentCapture/{id}`: what is known of an incident that is not closed. */
export function ChangeIncident({ params }: ScreenProps): ReactNode {
  return (
    <RecordGate query={useQuery(incidentRead(params['id'] ?? ''))} listPath={incidentListPath} skeleton={<FormSkeleton />}>
      {(incident) => <IncidentForm key={incident.id} timeZone={incident.timeZone} incident={incident} />}
    </RecordGate>
  );
}

interface IncidentFormProps {
  readonly timeZone: string;
  readonly begun?: Begun;
  readonly incident?: IncidentRecord;
}

const none: Begun = {};

function IncidentForm({ timeZone, begun = none, incident }: IncidentFormProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const initial = useMemo(
    () => (incident ? valuesOf(incident) : emptyIncident(timeZone, begun)),
    [incident, timeZone, begun],
  );
  return (
    <FormScreen
      title={incident ? t('changeTitle', { number: incident.eventNo }) : t('newIncident')}
      schema={incidentForm}
      initial={initial}
      noun={incidentsNoun}
      id={incident?.id}
      lockId={incident?.lockId}
      failures={incidentFailures}
      backTo={incident ? incidentPath(incident.id) : incidentListPath}
      leadsTo={(answer) => incidentPath((answer as { readonly id: string }).id)}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: IncidentRecord) => valuesOf(theirs)}
      save={async (values, options) => {
        const input = inputOf(values, timeZone);
        if (incident) return incidents.putVehicleIncident({ id: incident.id, ...input }, options);
        const { file, delayMinutes } = values;
        const files = file ? [{ kind: 'photo' as const, blobName: file.blobName }] : [];
        return incidents.postVehicleIncident({ ...input, delayMinutes, files }, options);
      }}
    >
      <What isNew={!incident} />
      <Harm />
      <Fine />
      <PoliceSection />
      <PeopleSection />
      <FollowSection />
      <CostSection />
      {!incident && (
        <FormSection title={t('files')}>
          <Field.File
            name="file"
            label={t('addFile')}
            className="sm:col-span-2"
            upload={async (file, options) => {
              const kept = await incidents.postVehicleIncidentFile(
                { fileName: file.name, content: file.base64 },
                options,
              );
              return { name: kept.fileName, size: kept.size, blobName: kept.blobName };
            }}
          />
        </FormSection>
      )}
    </FormScreen>
  );
}

function What({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const loadId = useWatch<IncidentValues, 'loadId'>({ name: 'loadId' });
  return (
    <FormSection title={t('timeLine')}>
      <Field.Select
        name="kind"
        label={t('kind')}
        required
        options={incidentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
      />
      <Moment name="occurredAt" label={t('occurredAt')} required />
      <Field.Text name="summary" label={t('summary')} required className="sm:col-span-2" />
      <Field.Searched name="vehicleId" label={t('vehicle')} from={vehicleSource} />
      <Field.Searched name="driverId" label={t('driver')} from={driverSource} />
      <Field.Searched name="loadId" label={t('load')} from={loadSource} />
      {isNew && loadId !== '' && (
        <Field.Number
          name="delayMinutes"
          label={t('delayMinutes')}
          help={t('delayHelp')}
          min={1}
          max={43_200}
          decimals={0}
        />
      )}
      <Field.Text name="place" label={t('place')} />
      <Field.Number name="lat" label={t('lat')} min={-90} max={90} decimals={6} />
      <Field.Number name="lon" label={t('lon')} min={-180} max={180} decimals={6} />
      <Field.Textarea name="description" label={t('description')} rows={4} className="sm:col-span-2" />
    </FormSection>
  );
}

function Harm(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <FormSection title={t('harm')} hint={t('harmHint')}>
      <Field.Select
        name="injuries"
        label={t('injuries')}
        required
        options={injuryKinds.map((value) => ({ value, label: t(`injuries_${value}`) }))}
      />
      <Field.Select
        name="severity"
        label={t('severity')}
        help={t('severityHelp')}
        options={severities.map((value) => ({ value, label: t(`severity_${value}`) }))}
      />
      <Field.Checkbox name="hasDamage" label={t('hasDamage')} />
      <Field.Select
        name="cargoState"
        label={t('cargoState')}
        options={(['sound', 'damaged', 'lost', 'transferred'] as const).map((value) => ({
          value,
          label: t(`cargo_${value}`),
        }))}
      />
    </FormSection>
  );
}

/** Of a fine alone. */
function Fine(): ReactNode {
  const kind = useWatch<IncidentValues, 'kind'>({ name: 'kind' });
  return kind === 'fine' && <FineSection drivers={driverSource} />;
}
