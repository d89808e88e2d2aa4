import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { axleUnitKinds } from '#modules/work/carriage/mass.ts';
import { inspectionLimits } from '../fields.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import type { InspectionStart } from './calls.ts';
import type { InspectionFormValues } from './inspection-form.ts';

const Field = namedFor<InspectionFormValues>()({ Number: NumberField, Select: SelectField });

/** The axle units from the front, as the slip has them; distances are needed for the bridge formula alone. */
export function AxleUnits({ start }: { readonly start: InspectionStart }): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const { fields, append, remove } = useFieldArray<InspectionFormValues, 'axleUnits'>({ name: 'axleUnits' });
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="lbl">{t('axleUnits')}</legend>
      <ol className="space-y-3">
        {fields.map((field, place) => (
          <li key={field.id} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1.4fr_1fr_1fr_1fr_auto]">
            <Field.Select
              name={`axleUnits.${place}.kind`}
              label={t('unitNumber', { place: place + 1 })}
              options={axleUnitKinds.map((value) => ({ value, label: c(`unit_${value}`) }))}
            />
            <Field.Number name={`axleUnits.${place}.massKg`} label={t('unitKg')} min={0} max={200_000} decimals={0} />
            <Field.Number name={`axleUnits.${place}.fromM`} label={t('fromM')} min={0} max={60} />
            <Field.Number name={`axleUnits.${place}.toM`} label={t('toM')} min={0} max={60} />
            <button
              type="button"
              className="btn btn-icon col-span-2 justify-self-end sm:col-span-1"
              aria-label={t('removeUnit', { place: place + 1 })}
              onClick={() => remove(place)}
            >
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {fields.length < inspectionLimits.units && (
        <button
          type="button"
          className="btn btn-s mt-3"
          onClick={() =>
            append({
              kind: start.axleUnits.at(-1)?.kind ?? 'tandem',
              isDriven: false,
              massKg: null,
              fromM: null,
              toM: null,
            })
          }
        >
          <Plus size={15} aria-hidden />
          {t('addUnit')}
        </button>
      )}
    </fieldset>
  );
}
