import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import { amount } from '#platform/money-codec.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { FormFrame, useSchemaForm } from '#platform/web/form.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { LinkStart, submitOnce, usePageDraft } from '#modules/parties/links/web/public-form.ts';
import { vatRateOf } from '#platform/vat-rates.ts';
import { linesOfAnswer, totalsOfAnswer } from '#modules/money/supplier-statements/answer.ts';
import { supplierStatementFailureTexts } from '#modules/money/supplier-statements/messages/failures/index.ts';
import { supplierPageTexts } from '#modules/money/supplier-statements/messages/page/index.ts';
import { owedOf } from './amounts.ts';
import type { InvoicePageProps, OwedLoad } from './link-calls.ts';
import { paperFields } from './paper-fields.ts';
import { PaperPart } from './PaperPart.tsx';
import { SendBar } from './SendBar.tsx';

const invoiceForm = z.strictObject({
  ...paperFields,
  gross: amount.min(0.01, { error: 'required' }),
  vat: amount,
  loadIds: z.array(z.uuid()).min(1, { error: 'required' }),
});
type Values = z.input<typeof invoiceForm>;
const Field = fieldsFor<typeof invoiceForm>();
const page = { id: 'supplierInvoice', title: '', schema: invoiceForm, Step: () => null };

const empty = (): Values => ({
  supplierInvoiceNo: '',
  invoiceDate: clientToday(),
  file: null,
  gross: null as never,
  vat: null as never,
  loadIds: [],
});

/** Behind the code: the paper, its total, and the loads that it states. */
export function InvoicePage(props: InvoicePageProps): ReactNode {
  return (
    <LinkStart access={props} failures={[supplierStatementFailureTexts]}>
      {({ draft }) => <Opened {...props} initial={{ ...empty(), ...draft[page.id] }} />}
    </LinkStart>
  );
}

function Opened({ initial, ...props }: InvoicePageProps & { readonly initial: Values }): ReactNode {
  const t = useTexts(supplierPageTexts);
  const formats = useFormats();
  const { link, whenOpen } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const loads = link.loads ?? [];
  const schemaForm = useSchemaForm({
    schema: invoiceForm,
    // What another invoice states meanwhile is not chosen any more.
    initial: { ...initial, loadIds: initial.loadIds.filter((id) => loads.some(({ loadId }) => loadId === id)) },
    failures: [supplierStatementFailureTexts],
  });
  const draft = usePageDraft(props, schemaForm.form, page);
  const { isSubmitting } = useFormState({ control: schemaForm.form.control });
  const [gross, chosen] = useWatch({ control: schemaForm.form.control, name: ['gross', 'loadIds'] });
  const [failure, setFailure] = useState<unknown>();
  const money = (value: number) => formats.money(value, link.currency);

  async function submit({ file, ...values }: z.output<typeof invoiceForm>): Promise<void> {
    setFailure(undefined);
    await draft.submit(() =>
      submitOnce(props, {
        input: { ...values, blobName: file?.blobName ?? '' },
        lockId: null,
        done: {
          client: link.clientTradeName,
          support: link.support,
          number: values.supplierInvoiceNo,
          staysOpen: true,
        },
      }),
    );
  }
  return (
    <FormFrame of={schemaForm} className="flex min-h-0 flex-1 flex-col" onSubmit={submit} onFailure={setFailure}>
      <div className="mx-auto w-full max-w-xl flex-1 space-y-4 px-4 pt-5 pb-8">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
            {t('invoiceHeading')}
          </h1>
          <p className="mt-1 text-muted">{t('invoiceIntro', { client: link.clientTradeName })}</p>
        </div>
        <PaperPart sent={link.sent ?? []} whenOpen={whenOpen}>
          <Field.Money name="gross" label={t('gross')} required />
          <Field.Money name="vat" label={t('vat')} help={t('vatHelp')} required />
        </PaperPart>
        <LoadsPart loads={loads} country={link.country ?? 'ZA'} money={money} />
      </div>
      <SendBar
        send={gross > 0 ? t('send', { amount: money(gross) }) : t('invoiceHeading')}
        sums=""
        left={chosen.length === 0 ? t('chooseLoads') : ''}
        draft={draft.state}
        isSubmitting={isSubmitting}
        failure={failure}
      />
    </FormFrame>
  );
}

interface LoadsPartProps {
  readonly loads: readonly OwedLoad[];
  readonly country: string;
  readonly money: (value: number) => string;
}

/** The loads that wait, each with what was agreed; below, what those that are chosen come to with VAT. */
function LoadsPart({ loads, country, money }: LoadsPartProps): ReactNode {
  const t = useTexts(supplierPageTexts);
  const formats = useFormats();
  const { field, fieldState } = useController<Values, 'loadIds'>({ name: 'loadIds' });
  const invoiceDate = useWatch<Values, 'invoiceDate'>({ name: 'invoiceDate' });
  const right = { answer: 'right', reason: '', claimed: null, words: '' } as const;
  const totals = totalsOfAnswer(
    loads.filter(({ loadId }) => field.value.includes(loadId)).flatMap((load) => linesOfAnswer(owedOf(load), right)),
    (code) => vatRateOf({ country, day: invoiceDate }, code),
  );
  return (
    <section
      role="group"
      aria-labelledby="loads-title"
      className="card p-4 sm:p-5"
      aria-describedby={fieldState.error ? 'loads-problem' : undefined}
    >
      <h2 id="loads-title" className="pb-3 text-lg font-semibold">
        {t('loads')}
      </h2>
      {loads.length === 0 && <p className="text-muted">{t('noLoads')}</p>}
      <ul>
        {loads.map((load) => (
          <li key={load.loadId} className="border-t border-line">
            <label className="flex min-h-16 cursor-pointer items-center gap-3 py-3">
              <input
                type="checkbox"
                ref={field.ref}
                className="size-6 flex-none"
                checked={field.value.includes(load.loadId)}
                onChange={({ currentTarget: { checked } }) =>
                  field.onChange(
                    checked ? [...field.value, load.loadId] : field.value.filter((id) => id !== load.loadId),
                  )
                }
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium wrap-break-word">{load.route}</span>
                <span className="block text-muted">
                  {load.loadNumber}
                  {load.deliveredOn && ` · ${t('delivered', { date: formats.date(load.deliveredOn as never) })}`}
                </span>
              </span>
              <span className="flex-none tabular-nums">{money(netOf(load))}</span>
            </label>
          </li>
        ))}
      </ul>
      {fieldState.error && (
        <p id="loads-problem" className="err mt-2" role="alert">
          {fieldState.error.message ?? t('chooseLoads')}
        </p>
      )}
      {field.value.length > 0 && (
        <p className="border-t border-line pt-3 text-muted tabular-nums" aria-live="polite">
          {t('chosen', { count: field.value.length, amount: money(wireOf(totals.gross)) })}
        </p>
      )}
    </section>
  );
}

/** What is left of a load, without VAT. */
export function netOf({ charges }: Pick<OwedLoad, 'charges'>): number {
  return wireOf(charges.reduce((sum, { left }) => (sum + centsOfWire(left)) as never, centsOfWire(0)));
}
