import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { namedFor, namesFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { FieldFrame, type FieldName, useField } from '#platform/web/fields/Field.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { itemResults } from '../status.ts';
import { itemWords } from '../words.ts';
import type { InspectionStart } from './calls.ts';
import type { InspectionSchema } from './inspection-form.ts';

const Field = namedFor<InspectionSchema>()({ Number: NumberField, Text: TextField });
const nameOf = namesFor<InspectionSchema>();

interface ItemRowProps {
  readonly item: InspectionStart['items'][number];
  readonly place: number;
  readonly start: InspectionStart;
  /** The photos. */
  readonly children: ReactNode;
}

/** An item: one of two or three answers, what was measured, and what is wrong where something is. */
export function ItemRow({ item, place, start, children }: ItemRowProps): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const result = useWatch({ name: nameOf(`items.${place}.result`) }) as string;
  const range = [start.temperatureMin, start.temperatureMax].filter((each) => each !== null).join(' … ');
  return (
    <li className="space-y-2 py-3 first:pt-0">
      <Answers name={nameOf(`items.${place}.result`)} label={itemWords(c, item)} canBeNa={item.canBeNa} />
      {item.value === 'celsius' && result === 'pass' && (
        <Field.Number
          name={`items.${place}.value`}
          label={t('degrees')}
          min={-60}
          max={60}
          decimals={1}
          required
          help={t('wanted', { value: `${range} °C` })}
        />
      )}
      {item.value === 'count' && result === 'pass' && (
        <Field.Number
          name={`items.${place}.value`}
          label={t('counted')}
          min={0}
          max={1000}
          decimals={0}
          required
          help={t('wanted', { value: String(start.pallets ?? 0) })}
        />
      )}
      {result === 'fail' && <Field.Text name={`items.${place}.note`} label={t('whatIsWrong')} required />}
      {children}
    </li>
  );
}

interface AnswersProps {
  readonly name: FieldName<string>;
  readonly label: string;
  readonly canBeNa: boolean;
}

function Answers({ name, label, canBeNa }: AnswersProps): ReactNode {
  const c = useTexts(checklistTexts);
  const state = useField({ name, label });
  const { field } = useController({ name });
  const { id: _, ...group } = state.control;
  return (
    <FieldFrame name={name} label={label} state={state} group>
      <div role="radiogroup" aria-labelledby={`${state.id}-label`} {...group} className="flex flex-wrap gap-2">
        {itemResults
          .filter((result) => canBeNa || result !== 'na')
          .map((result, place) => (
            <label
              key={result}
              className={clsx(
                'flex min-h-9 cursor-pointer items-center gap-2 rounded-ctl border border-line-strong bg-surface px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand pointer-coarse:min-h-12',
                result === 'fail'
                  ? 'has-checked:border-danger has-checked:bg-danger-soft'
                  : 'has-checked:border-ink has-checked:bg-sunken',
              )}
            >
              <input
                ref={place === 0 ? field.ref : undefined}
                type="radio"
                name={name}
                value={result}
                checked={field.value === result}
                onChange={() => field.onChange(result)}
                onBlur={field.onBlur}
              />
              {c(`result_${result}`)}
            </label>
          ))}
      </div>
    </FieldFrame>
  );
}
