import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { incidentLimits } from '#modules/fleet/vehicle-incidents/fields.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { emptyCost, type IncidentFields, type IncidentValues } from './incident-form.ts';

const Field = deskFieldsFor<IncidentFields>();
const vehicleSource = masterChoices(vehicleDesk);

/** Who helped, who insures, and what it came from. */
export function FollowSection(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <FormSection title={t('after')}>
      <Field.Text name="recoverer" label={t('recoverer')} />
      <Field.Searched name="replacementVehicleId" label={t('replacementVehicle')} from={vehicleSource} />
      <Field.Text name="insurer" label={t('insurer')} />
      <Field.Text name="insurerRef" label={t('insurerRef')} />
      <Field.Textarea name="rootCause" label={t('rootCause')} rows={2} className="sm:col-span-2" />
      <Field.Select
        name="preventability"
        label={t('preventability')}
        placeholder={t('notSaid')}
        options={(['preventable', 'notPreventable', 'notDecided'] as const).map((value) => ({
          value,
          label: t(`preventability_${value}`),
        }))}
      />
    </FormSection>
  );
}

/** What it costs, without VAT. */
export function CostSection(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const { fields, append, remove } = useFieldArray<IncidentValues, 'costs'>({ name: 'costs' });
  return (
    <FormSection title={t('costs')} hint={t('withoutVat')}>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-b border-line pb-4 sm:col-span-2 sm:grid-cols-3">
          <legend className="mb-2 font-medium">{t('costNumber', { number: place + 1 })}</legend>
          <Field.Text name={`costs.${place}.description`} label={t('costDescription')} required />
          <Field.Money name={`costs.${place}.expected`} label={t('expected')} />
          <Field.Money name={`costs.${place}.actual`} label={t('actual')} />
          <button type="button" className="btn btn-g w-fit" onClick={() => remove(place)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('remove')}
          </button>
        </fieldset>
      ))}
      {fields.length < incidentLimits.costs && (
        <button type="button" className="btn btn-s w-fit sm:col-span-2" onClick={() => append(emptyCost)}>
          <Plus size={16} aria-hidden="true" />
          {t('addCost')}
        </button>
      )}
    </FormSection>
  );
}
