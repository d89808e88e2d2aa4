import { type ReactNode, type RefObject, Suspense, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, useFormContext, type UseFormReturn } from 'react-hook-form';
import { lazyWithRetry } from '#platform/web/app/lazy-with-retry.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { RpcFailure } from '#platform/web/rpc.ts';
import { ownValues } from '#platform/web/schema-shape.ts';
import { useTexts } from '#platform/web/texts.ts';
import { Stepper, type StepperProps } from '#platform/web/wizard/Stepper.tsx';
import { keepOnDevice } from '#platform/web/wizard/draft-backup.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import type { LinkAnswer } from '#modules/parties/links/contract.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { LinkFormProps, OpenLink, Submit } from './flow.ts';
import { submitOnce } from './sent-submit.ts';
import { StaffQuestion } from './StaffQuestion.tsx';
import { backupOf, type Start } from './use-start.ts';
import { type KnownStep, useSharedDraft } from './use-shared-draft.ts';
import { useTurns } from './use-turns.ts';

const AskColleague = lazyWithRetry(async () => (await import('./AskColleague.tsx')).AskColleague);
const ConflictQuestion = lazyWithRetry(async () => (await import('./ConflictQuestion.tsx')).ConflictQuestion);

interface LinkStepperProps<Values extends FieldValues, Link extends LinkAnswer, Input, Done> extends Pick<
  StepperProps<Values>,
  'failures' | 'fieldPath' | 'marksComplete' | 'onTechnicalFailure' | 'review'
> {
  readonly form: LinkFormProps<Link, Input, Done>;
  readonly steps: readonly WizardStep<Values>[];
  readonly initial: Values;
  /** Where the draft was left. */
  readonly startAt: string | undefined;
  /** The draft as the server had it. */
  readonly saved: Start['saved'];
  /** What is known already is a beginning that the draft does not have: it is saved at once. */
  readonly isNew?: boolean;
  /** What is sent for these values, and what the page after it shows. */
  readonly submission: (values: Values) => Omit<Submit<Input, Done>, 'lockId'>;
}

/** The steps of a form by link: saved as they are filled in, and submitted once. */
export function LinkStepper<Values extends FieldValues, Link extends LinkAnswer, Input, Done>({
  form,
  steps: all,
  initial,
  startAt,
  saved,
  isNew,
  submission,
  ...stepper
}: LinkStepperProps<Values, Link, Input, Done>): ReactNode {
  const { token, link, read } = form;
  const t = useTexts(journeyTexts);
  const inTurn = useTurns();
  const isDone = useRef(false);
  const lockId = useRef(link.lockId ?? null);
  const asked = link.scope.steps;
  const steps = useMemo(() => openSteps(all, asked), [all, asked]);

  const shared = useSharedDraft(
    form,
    () =>
      new Map(
        steps.map(({ id, schema }): [string, KnownStep] => [
          id,
          {
            values: (saved.steps[id] as KnownStep['values'] | undefined) ?? ownValues(schema, initial),
            version: saved.versions[id] ?? '',
          },
        ]),
      ),
  );

  async function save(
    step: string,
    stepValues: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly savedAt: string }> {
    // What the submit has taken along needs no draft any more.
    if (isDone.current) return { savedAt: new Date().toISOString() };
    const percent = Math.round((100 * steps.findIndex(({ id }) => id === step)) / steps.length);
    return await shared.save(step, stepValues, percent);
  }
  async function submit(values: Values): Promise<'notYet' | undefined> {
    // What somebody else has put into the draft since is looked at first: it would be lost with it.
    if (await shared.hasNews()) return 'notYet';
    try {
      await submitOnce(form, { ...submission(values), lockId: lockId.current });
    } catch (error) {
      // The next press says: over what is there now.
      if (error instanceof RpcFailure && error.code === 'changedByOther')
        lockId.current = (await read()).lockId ?? null;
      throw error;
    }
    isDone.current = true;
    await keepOnDevice(backupOf(token))(new Map());
    return undefined;
  }

  useEffect(() => {
    const first = steps[0];
    if (isNew && first) inTurn(() => save(first.id, ownValues(first.schema, initial))).catch(() => undefined);
    else if (startAt) snackbar(t('restored'));
    // oxlint-disable-next-line react/exhaustive-deps -- Once, when the form opens.
  }, []);

  return (
    <Stepper<Values>
      {...stepper}
      steps={steps}
      initial={initial as DefaultValues<Values>}
      startAt={isVisible(steps, startAt, initial) ? startAt : steps[0]?.id}
      draft={{ save: (step, stepValues) => inTurn(() => save(step, stepValues)), backup: backupOf(token) }}
      onSubmit={(values) => inTurn(() => submit(values))}
      notice={
        <>
          <StaffQuestion link={link} />
          <Colleague token={token} link={link} />
          <FormHere form={shared.form} />
          {shared.conflict && (
            <Suspense>
              <ConflictQuestion conflict={shared.conflict} onSettle={shared.settle} />
            </Suspense>
          )}
        </>
      }
    />
  );
}

/** Who was asked for something answers it; a whole form may be for several people. */
function Colleague({ token, link }: { readonly token: string; readonly link: OpenLink }): ReactNode {
  if (link.scope.steps?.length) return null;
  return (
    <Suspense>
      <AskColleague token={token} client={link.clientTradeName} mobileNumber={link.mobileNumber} />
    </Suspense>
  );
}

/** Stands inside the form, and gives it to those outside. */
function FormHere({ form }: { readonly form: RefObject<UseFormReturn<FieldValues> | null> }): ReactNode {
  const here = useFormContext();
  useImperativeHandle(form, () => here, [here]);
  return null;
}

/** Staff asked for something: those steps are open, whatever else is known, and no others. */
function openSteps<Values extends FieldValues>(
  all: readonly WizardStep<Values>[],
  asked: readonly string[] | undefined,
): readonly WizardStep<Values>[] {
  if (!asked?.length) return all;
  return all.filter(({ id }) => asked.includes(id)).map((step) => ({ ...step, when: () => true }));
}

function isVisible<Values extends FieldValues>(
  steps: readonly WizardStep<Values>[],
  id: string | undefined,
  values: Values,
): boolean {
  return steps.some((step) => step.id === id && (step.when?.(values) ?? true));
}
