import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import type { OrderRecord } from '#modules/money/orders/answers.ts';
import { limits } from '#modules/money/orders/fields.ts';
import { useOrderWords } from '../words.tsx';
import type { OrderForm, OrderValues } from './order-form.ts';

const Field = deskFieldsFor<OrderForm>();

/** What a workshop is to repair; what was repaired already stays. */
export function DefectsField({ order }: { readonly order: OrderRecord | undefined }): ReactNode {
  const t = useOrderWords('service');
  // `id` is the defect's own: the list of fields keeps its key under another name.
  const { fields, append, remove } = useFieldArray<OrderValues, 'defects', 'key'>({ name: 'defects', keyName: 'key' });
  const isRepaired = (id: string) => order?.defects.some((each) => each.id === id && each.isRepaired) ?? false;
  return (
    <FormSection title={t('defects')} hint={t('defectsHint')}>
      {fields.map(({ key, id }, place) => (
        <div key={key} className="flex min-w-0 items-end gap-2 sm:col-span-2">
          <Field.Text
            name={`defects.${place}.text`}
            label={t('defect', { number: place + 1 })}
            required
            className="min-w-0 flex-1"
          />
          {!isRepaired(id) && (
            <button
              type="button"
              className="btn btn-g flex-none"
              aria-label={t('removeDefect', { number: place + 1 })}
              onClick={() => remove(place)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      {fields.length < limits.defects && (
        <button
          type="button"
          className="btn btn-s w-fit sm:col-span-2"
          onClick={() => append({ id: crypto.randomUUID(), text: '' })}
        >
          <Plus size={16} aria-hidden="true" />
          {t('addDefect')}
        </button>
      )}
    </FormSection>
  );
}
