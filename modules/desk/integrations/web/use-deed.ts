import { useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { webhooksNoun } from './calls.ts';

interface Deed<Answer> {
  /** Asked before it is done. */
  readonly question?: string;
  readonly yes?: string;
  readonly run: () => Promise<Answer>;
  /** Said afterwards, unless the answer shows itself. */
  readonly done?: string;
}

/** Does something with an endpoint or a delivery: asks first, says how it went, and reads everything again either way. */
export function useDeed() {
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  async function act<Answer>({ question, yes, run, done }: Deed<Answer>): Promise<Answer | undefined> {
    if (question !== undefined && !(await askConfirm({ text: question, yes, danger: true }))) return undefined;
    setBusy(true);
    try {
      const answer = await run();
      if (done !== undefined) snackbar(done, { kind: 'ok' });
      return answer;
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      return undefined;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: [webhooksNoun] });
    }
  }
  return { act, isBusy };
}
