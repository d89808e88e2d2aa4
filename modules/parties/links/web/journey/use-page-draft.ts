import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftState } from '#platform/web/wizard/draft-saver.ts';
import { useDraft } from '#platform/web/wizard/use-draft.ts';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import type { LinkAccess } from './flow.ts';
import { links } from './link-calls.ts';
import { backupOf } from './use-start.ts';
import { useTurns } from './use-turns.ts';

/** Half way, as boards show it: one page is begun or sent. */
const begun = 50;

/** Keeps a form of one page as the draft of its link, as the steps of a longer one are. */
export function usePageDraft<Values extends FieldValues>(
  { token, whenOpen }: Pick<LinkAccess, 'token' | 'whenOpen'>,
  form: UseFormReturn<Values>,
  page: WizardStep,
): { readonly state: DraftState; readonly submit: (send: () => Promise<void>) => Promise<void> } {
  const inTurn = useTurns();
  const isDone = useRef(false);
  const { state } = useDraft(form as unknown as UseFormReturn<FieldValues>, [page], {
    save: (step, values) =>
      inTurn(async () => {
        // What the submit has taken along needs no draft any more.
        if (isDone.current) return { savedAt: new Date().toISOString() };
        return await whenOpen(() => links.putLinkDraft({ step, values, percent: begun }));
      }),
    backup: backupOf(token),
  });
  const submit = (send: () => Promise<void>) =>
    inTurn(async () => {
      await send();
      isDone.current = true;
    });
  return { state, submit };
}
