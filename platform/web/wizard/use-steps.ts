import { type RefObject, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { focusFirstError } from '../focus-first-error.ts';
import type { SchemaForm } from '../form.tsx';
import { snackbar, toast } from '../notices/notices.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { hasField } from '../schema-shape.ts';
import { useTexts } from '../texts.ts';
import { isComplete, useCompleteSteps } from './complete-steps.ts';
import type { WizardStep } from './steps.ts';

/** Which of the steps is shown; the form is built on its schema. */
export function useCurrentStep(
  all: readonly WizardStep[],
  startAt?: string,
): [current: WizardStep, setStepId: (id: string) => void] {
  const [stepId, setStepId] = useState(startAt ?? all[0]?.id);
  const current = all.find(({ id }) => id === stepId) ?? all[0];
  if (!current) throw new Error('A wizard needs a step');
  return [current, setStepId];
}

export interface StepsOptions {
  readonly all: readonly WizardStep[];
  readonly current: WizardStep;
  readonly schemaForm: SchemaForm;
  /** Another step is to be shown. */
  readonly onShow: (step: WizardStep) => void;
  /** The form's path for a path of the submitted payload. */
  readonly fieldPath?: ((path: string) => string) | undefined;
  /** Each step says whether it is complete, with every key. */
  readonly marksComplete?: boolean | undefined;
}

export interface Steps {
  /** Those that apply to what was typed so far. */
  readonly steps: readonly WizardStep[];
  readonly index: number;
  readonly isLast: boolean;
  /** The ids of those that are complete as they stand; absent where steps do not say so. */
  readonly complete: ReadonlySet<string> | undefined;
  /** Around the fields: its first error takes the focus. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly show: (step: WizardStep | undefined) => void;
  /** Back always; forward only over valid steps. */
  readonly pick: (target: number) => Promise<void>;
  /** Whether every step is complete; the first that is not is shown, with its errors. */
  readonly areComplete: () => Promise<boolean>;
  readonly warn: () => void;
  /** Says why the server refused, on the step that holds the field. */
  readonly showRefusal: (error: unknown) => void;
}

/** The rules of moving between the steps of a form, for wizards and for records that are edited in steps. */
export function useSteps({ all, current, schemaForm, onShow, fieldPath, marksComplete = false }: StepsOptions): Steps {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const frame = useRef<HTMLDivElement>(null);
  const form = schemaForm.form as UseFormReturn<FieldValues>;
  const steps = useVisibleSteps(form, all);
  const index = Math.max(0, steps.indexOf(current));
  const complete = useCompleteSteps(form, steps, marksComplete);

  const closeWarning = useRef<() => void>(() => undefined);
  const warnOf = ({ incomplete }: WizardStep) => {
    closeWarning.current = snackbar(incomplete ?? t('completeRequiredFields'), { kind: 'warn' });
  };
  const isValid = (step: WizardStep) => isComplete(step, form.getValues());
  function show(step: WizardStep | undefined): void {
    // A warning belongs to the step that it was given on; on the next one it would be untrue.
    if (step !== current) closeWarning.current();
    if (step && step !== current) onShow(step);
  }
  /** Shows a step that is not complete, with its errors. */
  async function complain(step: WizardStep): Promise<void> {
    show(step);
    warnOf(step);
    // The resolver is that of the step that is shown; it is there with the next drawing.
    await new Promise(requestAnimationFrame);
    await form.trigger();
    if (frame.current) focusFirstError(frame.current);
  }
  return {
    steps,
    index,
    isLast: index === steps.length - 1,
    complete,
    frame,
    show,
    warn: () => warnOf(current),
    async pick(target) {
      if (target <= index) return show(steps[target]);
      // Over several steps at once only as far as they are valid.
      for (let at = index; at < target; at++) {
        const step = steps[at];
        if (step && !(await isValid(step))) return await complain(step);
      }
      show(steps[target]);
    },
    async areComplete() {
      for (const step of steps) {
        if (await isValid(step)) continue;
        await complain(step);
        return false;
      }
      return true;
    },
    showRefusal(error) {
      const fields = Object.entries(error instanceof RpcFailure ? error.fields : {}).map(
        ([path, text]) => [fieldPath?.(path) ?? path, text] as const,
      );
      const step = steps.find(({ schema }) => fields.some(([path]) => hasField(schema, path)));
      // At its field it is read already, where the focus goes; a toast would lie over it.
      if (!step) return void toast(failureText(error), { kind: 'danger' });
      for (const [path, text] of fields) schemaForm.setProblem(path, { text });
      show(step);
      if (frame.current) focusFirstError(frame.current);
    },
  };
}

/** The steps that apply to what was typed so far; the answer changes seldom, so the form is drawn anew only then. */
function useVisibleSteps(form: UseFormReturn<FieldValues>, all: readonly WizardStep[]): readonly WizardStep[] {
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed }),
    [form],
  );
  const ids = useSyncExternalStore(subscribe, () => visibleIds(all, form.getValues()));
  return useMemo(() => all.filter(({ id }) => ids.split(' ').includes(id)), [all, ids]);
}

function visibleIds(all: readonly WizardStep[], values: FieldValues): string {
  const visible = all.filter(({ when }) => when?.(values) ?? true);
  return visible.map(({ id }) => id).join(' ');
}
