import { CircleSlash, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankLineRow } from '../answers.ts';
import { bankStatementService } from '../contract.ts';
import { bankStatementTexts } from '../messages/desk/index.ts';
import { bank, bankFailures, bankNoun, useMay } from './calls.ts';

const schema = bankStatementService.operations.ignoreBankLine.input.pick({ reason: true });
const Field = deskFieldsFor<typeof schema>();
const reread = () => queries.invalidateQueries({ queryKey: [bankNoun] });

/** What a person does with a line that nothing settles: ignores it with a reason, and takes that back. */
export function LineVerbs({ line }: { readonly line: BankLineRow }): ReactNode {
  const t = useTexts(bankStatementTexts);
  const failureText = useFailureText();
  const [isAsked, setAsked] = useState(false);
  const mayIgnore = useMay('ignoreBankLine');
  const mayRestore = useMay('restoreBankLine');
  const { id, lockId, status } = line;
  async function restore(): Promise<void> {
    try {
      await bank.restoreBankLine({ id }, { lockId });
      await reread();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  if (status === 'IGNORED' && mayRestore)
    return (
      <button
        type="button"
        className="btn btn-g"
        aria-label={`${t('restore')}: ${line.text}`}
        onClick={() => void restore()}
      >
        <Undo2 size={15} aria-hidden="true" />
        {t('restore')}
      </button>
    );
  if (status !== 'OPEN' || !mayIgnore) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-g"
        aria-label={`${t('ignore')}: ${line.text}`}
        onClick={() => setAsked(true)}
      >
        <CircleSlash size={15} aria-hidden="true" />
        {t('ignore')}
      </button>
      {isAsked && (
        <FormDialog
          title={t('ignoreTitle')}
          text={t('ignoreText')}
          schema={schema}
          initial={{ reason: '' }}
          confirm={t('ignore')}
          isNarrow
          intent={id}
          failures={bankFailures}
          onClose={() => setAsked(false)}
          submit={async ({ reason }, idempotencyKey) => {
            await bank.ignoreBankLine({ id, reason }, { lockId, idempotencyKey });
            await reread();
            setAsked(false);
          }}
        >
          <Field.Textarea name="reason" label={t('reason')} required rows={3} />
        </FormDialog>
      )}
    </>
  );
}
