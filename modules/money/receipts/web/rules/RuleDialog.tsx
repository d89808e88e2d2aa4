import type { ReactNode } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { receiptFailures, type ReceiptLine, receipts, receiptsNoun } from '../calls.ts';
import { lastingWords } from '../queue/shown-line.ts';

const ruleForm = z.strictObject({ contains: requiredText(100) });
const Field = deskFieldsFor<typeof ruleForm>();

interface RuleDialogProps {
  readonly companyId: string | null;
  readonly line: ReceiptLine;
  readonly customerId: string | null;
  readonly isCharge: boolean;
  /** Keeps the words for the decision that is about to be posted, instead of making the rule now. */
  readonly onKeep?: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for the words by which lines like this one are known. */
export function RuleDialog({ companyId, line, customerId, isCharge, onKeep, onClose }: RuleDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  return (
    <FormDialog
      title={t('always')}
      text={isCharge ? t('alwaysTextCharge') : t('alwaysText')}
      schema={ruleForm}
      initial={{ contains: lastingWords(line) }}
      confirm={t('alwaysVerb')}
      failures={receiptFailures}
      intent={line.id}
      isNarrow
      onClose={onClose}
      submit={async ({ contains }, idempotencyKey) => {
        if (onKeep) onKeep(contains);
        else {
          await receipts.postReceiptRule({ companyId, contains, customerId, isCharge }, { idempotencyKey });
          void queries.invalidateQueries({ queryKey: [receiptsNoun] });
          snackbar(t('ruleMade'), { kind: 'ok' });
        }
        onClose();
      }}
    >
      <Field.Text name="contains" label={t('ruleContains')} help={t('ruleContainsHelp')} required />
    </FormDialog>
  );
}
