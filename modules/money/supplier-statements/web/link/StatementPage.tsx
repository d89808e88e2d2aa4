import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { wireOf } from '#platform/money.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { LinkStart, submitOnce, usePageDraft } from '#modules/parties/links/web/public-form.ts';
import { linesOfAnswer, totalsOfAnswer } from '#modules/money/supplier-statements/answer.ts';
import { supplierStatementFailureTexts } from '#modules/money/supplier-statements/messages/failures/index.ts';
import { supplierPageTexts } from '#modules/money/supplier-statements/messages/page/index.ts';
import { owedOf } from './amounts.ts';
import type { StatementPageProps } from './link-calls.ts';
import { PaperPart } from './PaperPart.tsx';
import { SendBar } from './SendBar.tsx';
import { StatementLines } from './StatementLines.tsx';
import { answerOf, initialOf, isAnswered, sentLine, statementForm, type StatementValues } from './statement-form.ts';

const page = { id: 'supplierStatement', title: '', schema: statementForm, Step: () => null };

/** Behind the code: each load with Right and Not right, then the supplier's own number and photo. */
export function StatementPage(props: StatementPageProps): ReactNode {
  return (
    <LinkStart access={props} failures={[supplierStatementFailureTexts]}>
      {({ draft }) => (
        <Opened
          {...props}
          initial={initialOf(props.link.statement?.lines ?? [], draft[page.id] as Partial<StatementValues> | undefined)}
        />
      )}
    </LinkStart>
  );
}

function Opened({ initial, ...props }: StatementPageProps & { readonly initial: StatementValues }): ReactNode {
  const t = useTexts(supplierPageTexts);
  const formats = useFormats();
  const { link, whenOpen } = props;
  const statement = link.statement!;
  const heading = useRef<HTMLHeadingElement>(null);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const schemaForm = useSchemaForm({ schema: statementForm, initial, failures: [supplierStatementFailureTexts] });
  const draft = usePageDraft(props, schemaForm.form, page);
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  const [failure, setFailure] = useState<unknown>();
  const [lines, invoiceDate] = useWatch({ control: schemaForm.form.control, name: ['lines', 'invoiceDate'] });
  const left = lines.filter((line) => !isAnswered(line)).length;
  const totals = totalsOfAnswer(
    statement.lines.flatMap((line, place) => linesOfAnswer(owedOf(line), answerOf(lines[place]!))),
    (code) => vatRateOf({ country: link.country ?? 'ZA', day: invoiceDate }, code),
  );
  const money = (amount: Parameters<typeof wireOf>[0]) => formats.money(wireOf(amount), link.currency);

  async function submit({ file, ...values }: z.output<typeof statementForm>): Promise<void> {
    setFailure(undefined);
    await draft.submit(() =>
      submitOnce(props, {
        input: {
          ...values,
          blobName: file?.blobName ?? '',
          lines: values.lines.map(sentLine),
          gross: wireOf(totals.gross),
        },
        lockId: null,
        done: {
          client: link.clientTradeName,
          support: link.support,
          number: values.supplierInvoiceNo,
          staysOpen: false,
        },
      }),
    );
  }
  return (
    <FormFrame of={schemaForm} className="flex min-h-0 flex-1 flex-col" onSubmit={submit} onFailure={setFailure}>
      <div className="mx-auto w-full max-w-xl flex-1 space-y-4 px-4 pt-5 pb-8">
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
          {t('statementHeading', {
            from: formats.date(statement.from as never),
            to: formats.date(statement.to as never),
          })}
        </h1>
        {statement.lines.length === 0 ? (
          <p className="card p-4">{t('nothingToAsk')}</p>
        ) : (
          <>
            <StatementLines lines={statement.lines} currency={link.currency} />
            <PaperPart sent={link.sent ?? []} whenOpen={whenOpen} />
          </>
        )}
      </div>
      {statement.lines.length > 0 && (
        <SendBar
          send={totals.gross > 0n ? t('send', { amount: money(totals.gross) }) : t('sendNothing')}
          sums={t('plusVat', { net: money(totals.net), vat: money(totals.vat) })}
          left={left === 0 ? '' : t('linesLeft', { count: left })}
          draft={draft.state}
          isSubmitting={isSubmitting}
          failure={failure}
        />
      )}
    </FormFrame>
  );
}
