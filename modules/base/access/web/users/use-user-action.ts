import { useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import type { UserRecord } from '#modules/base/access/user-contract.ts';
import { usersNoun } from '../calls.ts';

interface UserAction<Answer> {
  /** Asked before it is done. */
  readonly question?: string;
  readonly yes?: string;
  readonly run: () => Promise<Answer>;
  readonly done: string | ((answer: Answer) => string);
}

/** Does something with an account: asks first, says how it went, and reads the account again either way. */
export function useUserAction({ haulwayUserId }: Pick<UserRecord, 'haulwayUserId'>) {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  async function perform<Answer>({ question, yes, run, done }: UserAction<Answer>): Promise<void> {
    if (question !== undefined && !(await askConfirm({ text: question, yes, danger: true }))) return;
    setBusy(true);
    try {
      const answer = await run();
      snackbar(typeof done === 'string' ? done : done(answer), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: [usersNoun, haulwayUserId] });
    }
  }
  return { act: <Answer>(action: UserAction<Answer>) => void perform(action), busy };
}
