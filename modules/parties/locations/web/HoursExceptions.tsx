import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { masterFieldsFor } from '#platform/web/master-data/fields.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { locations } from '../contract.ts';
import { locationTexts } from '../messages/index.ts';

const Field = masterFieldsFor<typeof locations.fields>();
type Fields = z.input<typeof locations.fields>;
const blank = { from: '', until: null, everyYear: false, hours: '', note: '' };

/** Days that are not as the week, a line each. */
export function HoursExceptions(): ReactNode {
  const t = useTexts(locationTexts);
  const { fields, append, remove } = useFieldArray<Fields, 'hoursExceptions'>({ name: 'hoursExceptions' });
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  function add(): void {
    append(blank);
    setSaid(t('exceptionAdded', { number: fields.length + 1 }));
  }
  function drop(index: number): void {
    remove(index);
    setSaid(t('exceptionRemoved', { number: index + 1 }));
    // The button that had the focus is gone.
    addButton.current?.focus();
  }
  return (
    <FormSection title={t('hoursExceptions')} hint={t('hoursExceptionsHint')}>
      <div className="space-y-3 sm:col-span-2">
        {fields.length === 0 && <p className="text-muted">{t('noExceptions')}</p>}
        {fields.map(({ id }, index) => (
          <div
            key={id}
            role="group"
            aria-label={t('exceptionLine', { number: index + 1 })}
            className="grid gap-3 rounded-card border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.2fr)]"
          >
            <Field.Date name={`hoursExceptions.${index}.from`} label={t('exceptionFrom')} required />
            <Field.Date name={`hoursExceptions.${index}.until`} label={t('exceptionUntil')} />
            <Field.Text name={`hoursExceptions.${index}.hours`} label={t('exceptionHours')} />
            <Field.Text name={`hoursExceptions.${index}.note`} label={t('exceptionNote')} className="sm:col-span-2" />
            <div className="flex items-end justify-between gap-2">
              <Field.Checkbox
                name={`hoursExceptions.${index}.everyYear`}
                label={t('everyYear')}
                className="sm:pb-1.5"
              />
              <button
                type="button"
                className="btn btn-g aspect-square px-0"
                aria-label={t('removeException', { number: index + 1 })}
                onClick={() => drop(index)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </button>
            </div>
          </div>
        ))}
        <button ref={addButton} type="button" className="btn btn-s" onClick={add}>
          <Plus size={15} aria-hidden="true" />
          {t('addException')}
        </button>
        <output className="sr-only">{said}</output>
      </div>
    </FormSection>
  );
}
