import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { plansOnTheirWay } from '../numbering-plans.ts';
import { ownValues } from '../schema-shape.ts';
import type { WizardStep } from './steps.ts';

/** Whether these values are all that a step asks for. No field shows an error because of it. */
export async function isComplete({ schema }: WizardStep, values: FieldValues): Promise<boolean> {
  await plansOnTheirWay();
  return (await schema.safeParseAsync(ownValues(schema, values))).success;
}

/**
 * The ids of the steps that are complete as they stand. They are looked at again with every key, and whatever else
 * changes a value; undefined while `isOn` is false.
 */
export function useCompleteSteps(
  form: UseFormReturn<FieldValues>,
  steps: readonly WizardStep[],
  isOn: boolean,
): ReadonlySet<string> | undefined {
  const [ids, setIds] = useState('');
  useEffect(() => {
    if (!isOn) return;
    let newest = 0;
    async function look(): Promise<void> {
      const turn = ++newest;
      const values = form.getValues();
      const found = await Promise.all(steps.map(async (step) => ((await isComplete(step, values)) ? step.id : '')));
      // An older look may end later than this one.
      if (turn === newest) setIds(found.join(' '));
    }
    void look();
    const stop = form.subscribe({ formState: { values: true }, callback: () => void look() });
    return () => {
      newest = -1;
      stop();
    };
  }, [form, steps, isOn]);
  return useMemo(() => (isOn ? new Set(ids.split(' ')) : undefined), [ids, isOn]);
}
