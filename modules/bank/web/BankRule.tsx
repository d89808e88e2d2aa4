import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bank, bankRuleRead, useMayBank } from './calls.ts';

/** Whether only people with a second factor approve bank details here: a switch that is in force at once. */
export function BankRule(): ReactNode {
  const t = useTexts(bankDeskTexts);
  const failureText = useFailureText();
  const helpId = useId();
  const [mayRead, mayChange] = [useMayBank('getBankRule'), useMayBank('putBankRule')];
  const { data } = useQuery({ ...bankRuleRead, enabled: mayRead });
  if (!data) return null;
  async function change(needsSecondFactor: boolean): Promise<void> {
    try {
      await bank.putBankRule({ needsSecondFactor });
      snackbar(t('ruleSaved'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      await queries.invalidateQueries({ queryKey: bankRuleRead.queryKey });
    }
  }
  return (
    <div className="sm:col-span-2">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-ink pointer-coarse:size-6"
          checked={data.needsSecondFactor}
          disabled={!mayChange}
          aria-describedby={helpId}
          onChange={({ target }) => void change(target.checked)}
        />
        {t('ruleTitle')}
      </label>
      <p id={helpId} className="mt-1 text-sm text-muted">
        {t('ruleHelp')}
      </p>
    </div>
  );
}
