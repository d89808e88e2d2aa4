import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { incidentLimits, settingFields } from '../fields.ts';
import { incidentDeskTexts } from '../messages/desk/index.ts';
import { callRoles } from '../rules.ts';
import { incidentFailures, incidents, incidentsNoun, settingRead } from './calls.ts';

const settingForm = z.strictObject(settingFields);
type SettingValues = z.input<typeof settingForm>;
const Field = deskFieldsFor<typeof settingForm>();

/** `/incidentSetting`: the deadlines of incidents, and whom the company rings. */
export function SettingScreen(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <RecordGate query={useQuery(settingRead)} skeleton={<FormSkeleton />}>
      {({ timeZone: _, ...initial }) => (
        <FormScreen
          title={t('settings')}
          schema={settingForm}
          initial={initial}
          noun={incidentsNoun}
          failures={incidentFailures}
          save={(values, options) => incidents.putVehicleIncidentSetting(values, options)}
        >
          <FormSection title={t('deadlines')} hint={t('settingsHint')}>
            <Field.Number name="policeHours" label={t('policeHours')} min={1} max={720} decimals={0} required />
            <Field.Number name="nominateDays" label={t('nominateDays')} min={1} max={365} decimals={0} required />
            <Field.Number name="postedDays" label={t('postedDays')} min={0} max={90} decimals={0} required />
            <Field.Number name="environmentDays" label={t('environmentDays')} min={1} max={90} decimals={0} required />
          </FormSection>
          <Contacts />
        </FormScreen>
      )}
    </RecordGate>
  );
}

function Contacts(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const { fields, append, remove } = useFieldArray<SettingValues, 'contacts'>({ name: 'contacts' });
  return (
    <FormSection title={t('contacts')} hint={t('contactsHint')}>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-b border-line pb-4 sm:col-span-2 sm:grid-cols-3">
          <legend className="mb-2 font-medium">{t('contactNumber', { number: place + 1 })}</legend>
          <Field.Select
            name={`contacts.${place}.role`}
            label={t('role')}
            required
            options={callRoles.map((value) => ({ value, label: t(`role_${value}`) }))}
          />
          <Field.Text name={`contacts.${place}.name`} label={t('personName')} />
          <Field.Text name={`contacts.${place}.phone`} label={t('phone')} required />
          <button type="button" className="btn btn-g w-fit" onClick={() => remove(place)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('remove')}
          </button>
        </fieldset>
      ))}
      {fields.length < incidentLimits.contacts && (
        <button
          type="button"
          className="btn btn-s w-fit sm:col-span-2"
          onClick={() => append({ role: 'manager', name: '', phone: '' })}
        >
          <Plus size={16} aria-hidden="true" />
          {t('addContact')}
        </button>
      )}
    </FormSection>
  );
}
