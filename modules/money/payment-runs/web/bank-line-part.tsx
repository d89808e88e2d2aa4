import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { BankLinePart, BankLineRow } from '#modules/money/bank-statements/web/index.ts';
import type { PaymentRunRow } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { runsOfLine } from '../settled-line.ts';
import { paymentRuns, runFailures, runsNoun, useMay } from './calls.ts';

const nothing = z.strictObject({});

/** The runs whose file the bank has. Asked once for all lines of a statement. */
const sentRead = {
  queryKey: [runsNoun, 'sent'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await paymentRuns.getPaymentRuns({ status: ['SENT'], pageSize: 100 }, { signal })).rows,
};

/** On a line by which a run left the bank: posts the run with it. */
export const bankLinePart: BankLinePart = { name: 'payment-runs', Verb: PaidRun };

function PaidRun({ line }: { readonly line: BankLineRow }): ReactNode {
  const may = useMay('closePaymentRun');
  const mayRead = useMay('getPaymentRuns');
  const isAsked = may && mayRead && line.status === 'OPEN' && line.amount < 0;
  const { data = [] } = useQuery({ ...sentRead, enabled: isAsked });
  if (!isAsked) return null;
  return runsOfLine(line, data).map((run) => <Post key={run.id} run={run} line={line} />);
}

function Post({ run, line }: { readonly run: PaymentRunRow; readonly line: BankLineRow }): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { id, lockId, runNumber } = run;
  return (
    <>
      <button type="button" className="btn btn-g" onClick={() => setOpen(true)}>
        <Lightbulb size={15} aria-hidden="true" />
        {runNumber}
      </button>
      {isOpen && (
        <FormDialog
          title={t('postTitle', { number: runNumber })}
          text={t('lineText', { day: formats.date(line.day), amount: formats.money(run.total, line.currency) })}
          schema={nothing}
          initial={{}}
          confirm={t('post')}
          failures={runFailures}
          isNarrow
          intent={lockId}
          onClose={() => setOpen(false)}
          submit={async (_, idempotencyKey) => {
            await paymentRuns.closePaymentRun({ id, date: line.day, bankLineId: line.id }, { lockId, idempotencyKey });
            await Promise.all([
              queries.invalidateQueries({ queryKey: [runsNoun] }),
              queries.invalidateQueries({ queryKey: ['bankStatements'] }),
            ]);
            toast(t('posted', { number: runNumber }), { kind: 'ok' });
            setOpen(false);
          }}
        >
          {null}
        </FormDialog>
      )}
    </>
  );
}
