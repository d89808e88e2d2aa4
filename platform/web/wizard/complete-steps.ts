import { useEffect, useMemo, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { problemsOf } from '#platform/issues.ts';
import { plansOnTheirWay } from '../numbering-plans.ts';
import { ownValues } from '../schema-shape.ts';
import type { WizardStep } from './steps.ts';

/** Whether these values are all that a step asks for. No field shows an error because of it. */
export async function isComplete({ schema }: WizardStep, values: FieldValues): Promise<boolean> {
  await plansOnTheirWay();
  return (await schema.safeParseAsync(ownValues(schema, values))).success;
}

/** Codes of a field that was left empty; all others are about what stands in it. */
const leftEmpty = /required|missing|notAccepted|tooFew/i;

/** Whether a step lacks something, or only what is there is wrong. */
export async function lacksSomething({ schema }: Pick<WizardStep, 'schema'>, values: FieldValues): Promise<boolean> {
  await plansOnTheirWay();
  const parsed = await schema.safeParseAsync(ownValues(schema, values), { reportInput: true });
  return !parsed.success && Object.values(problemsOf(parsed.error)).some(({ code }) => leftEmpty.test(code));
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
