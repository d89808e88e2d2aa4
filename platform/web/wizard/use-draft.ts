import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFailureText } from '../failure-text.ts';
import { snackbar, snackbarTimes } from '../notices/notices.ts';
import { RpcFailure } from '../rpc-failure.ts';
import { hasField, ownValues } from '../schema-shape.ts';
import { type DraftSaver, type DraftState, draftSaver } from './draft-saver.ts';
import { type DraftBackup, keepOnDevice } from './draft-backup.ts';
import type { WizardStep } from './steps.ts';

type StepValues = Readonly<Record<string, unknown>>;

export interface Draft {
  /** Saves the values of one step as they are, valid or not. */
  readonly save: (step: string, values: StepValues) => Promise<{ readonly savedAt: string }>;
  /** Where what could not be sent yet is kept. */
  readonly backup: DraftBackup;
}

/** Saves a form's steps while they are typed. Without a draft it only watches. */
export function useDraft(
  form: UseFormReturn<FieldValues>,
  steps: readonly WizardStep[],
  draft: Draft | undefined,
): { state: DraftState; visit: (step: WizardStep) => void } {
  const failureText = useFailureText();
  const [state, setState] = useState<DraftState>({ kind: 'unchanged' });
  const saver = useRef<DraftSaver>(undefined);
  const { key, secret } = draft?.backup ?? {};
  const save = useEffectEvent((step: string, values: StepValues) =>
    draft ? draft.save(step, values) : Promise.reject(new Error('no draft')),
  );
  const refused = useEffectEvent(
    (error: unknown) => void snackbar(failureText(error), { kind: 'danger', milliseconds: snackbarTimes.long }),
  );
  const stepOf = useEffectEvent((name: string) => steps.find(({ schema }) => hasField(schema, name)));

  // One saver for the life of the form: what it has not yet sent must not be lost to a new one.
  useEffect(() => {
    if (key === undefined || secret === undefined) return;
    const keep = keepOnDevice({ key, secret });
    const current = (saver.current = draftSaver({
      save: (step, values) => save(step, values),
      mayPass: (error) => error instanceof RpcFailure && error.mayPass,
      onState: setState,
      onRefused: (error) => refused(error),
      onUnsent: (unsent) => void keep(unsent),
    }));
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const step = name && stepOf(name);
        if (step) current.changed(step.id, ownValues(step.schema, values));
      },
    });
    const flush = () => void current.flush();
    // A phone may end the page at any time after it was hidden.
    const hidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hidden);
    addEventListener('online', flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('online', flush);
      current.stop();
    };
  }, [form, key, secret]);

  return {
    state,
    /** Another step is shown. It is saved as it is, since the step that was saved last is the one to go on with. */
    visit: (step) => {
      saver.current?.changed(step.id, ownValues(step.schema, form.getValues()));
      void saver.current?.flush();
    },
  };
}
