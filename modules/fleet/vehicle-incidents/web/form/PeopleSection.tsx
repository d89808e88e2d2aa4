import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { incidentLimits } from '#modules/fleet/vehicle-incidents/fields.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { emptyPerson, type IncidentFields, type IncidentValues } from './incident-form.ts';

const Field = deskFieldsFor<IncidentFields>();

/** Who else took part in it, and who saw it. */
export function PeopleSection(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <FormSection title={t('parties')}>
      <People of="thirdParties" title={t('thirdParties')} add={t('addThirdParty')} />
      <People of="witnesses" title={t('witnesses')} add={t('addWitness')} />
    </FormSection>
  );
}

interface PeopleProps {
  readonly of: 'thirdParties' | 'witnesses';
  readonly title: string;
  readonly add: string;
}

function People({ of, title, add }: PeopleProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const { fields, append, remove } = useFieldArray<IncidentValues, typeof of>({ name: of });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className="grid min-w-0 gap-3 border-b border-line pb-4 sm:col-span-2 sm:grid-cols-2">
          <legend className="mb-2 font-medium">
            {title} · {t('person', { number: place + 1 })}
          </legend>
          <Field.Text name={`${of}.${place}.name`} label={t('personName')} required />
          <Field.Text name={`${of}.${place}.phone`} label={t('phone')} />
          {of === 'thirdParties' && (
            <>
              <Field.Text name={`${of}.${place}.registration`} label={t('registration')} />
              <Field.Text name={`${of}.${place}.insurer`} label={t('insurer')} />
            </>
          )}
          <Field.Text name={`${of}.${place}.note`} label={t('note')} className="sm:col-span-2" />
          <button type="button" className="btn btn-g w-fit" onClick={() => remove(place)}>
            <Trash2 size={16} aria-hidden="true" />
            {t('remove')}
          </button>
        </fieldset>
      ))}
      {fields.length < incidentLimits.people && (
        <button type="button" className="btn btn-s w-fit" onClick={() => append(emptyPerson)}>
          <Plus size={16} aria-hidden="true" />
          {add}
        </button>
      )}
    </>
  );
}
