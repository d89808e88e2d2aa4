import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { currencies } from '#platform/currencies.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { FormSkeleton } from '#platform/web/form/FormSkeleton.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { choicesOf } from '../choices.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { particulars } from '#modules/money/purchase-invoices/claim.ts';
import { purchaseKinds } from '#modules/money/purchase-invoices/kinds.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { paperRead, type Purchase, purchaseFailures, purchaseRead, purchases, purchasesNoun } from '../calls.ts';
import type { PurchasePaper } from '#modules/money/purchase-invoices/contract.ts';
import { listPath, papersPath, purchasePath } from '../paths.ts';
import { CreditSection } from './CreditSection.tsx';
import { LinesField } from './LinesField.tsx';
import {
  emptyPurchase,
  inputOf,
  netOf,
  paperValues,
  purchaseForm,
  type PurchaseFields,
  type PurchaseValues,
  valuesOf,
} from './purchase-form.ts';

const Field = deskFieldsFor<PurchaseFields>();

/** `/createPurchaseInvoice`: a document as it stands on paper. */
export function NewPurchase(): ReactNode {
  const { paper } = useSearch({ strict: false }) as { readonly paper?: string };
  return paper === undefined ? <PurchaseForm /> : <MailedPurchase id={paper} />;
}

/** One that came by mail: its paper beside the form, and what its text says in it, to be checked. */
function MailedPurchase({ id }: { readonly id: string }): ReactNode {
  return (
    <RecordGate query={useQuery(paperRead(id))} listPath={papersPath} skeleton={<FormSkeleton />}>
      {(paper) => <PurchaseForm key={paper.id} paper={paper} />}
    </RecordGate>
  );
}

/** `/editPurchaseInvoice/{id}/change`: one that nobody has approved. */
export function ChangePurchase({ params }: ScreenProps): ReactNode {
  return (
    <RecordGate query={useQuery(purchaseRead(params['id'] ?? ''))} listPath={listPath} skeleton={<FormSkeleton />}>
      {(purchase) => <PurchaseForm key={purchase.id} purchase={purchase} />}
    </RecordGate>
  );
}

interface PurchaseFormProps {
  readonly purchase?: Purchase;
  readonly paper?: PurchasePaper;
}

function PurchaseForm({ purchase, paper }: PurchaseFormProps): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const initial = useMemo(() => {
    if (purchase) return valuesOf(purchase);
    return paper ? paperValues(paper, today()) : emptyPurchase(today());
  }, [purchase, paper]);
  const readIn = (key: keyof PurchasePaper['found']) => (paper?.found[key] === undefined ? '' : t('readInPaper'));
  return (
    <FormScreen
      title={purchase ? t('editTitle', { number: purchase.supplierInvoiceNo }) : t('newPurchase')}
      schema={purchaseForm}
      initial={initial}
      noun={purchasesNoun}
      id={purchase?.id}
      lockId={purchase?.lockId}
      failures={purchaseFailures}
      backTo={purchase ? purchasePath(purchase.id) : listPath}
      leadsTo={(answer) => purchasePath((answer as { readonly id: string }).id)}
      idOf={(answer) => (answer as { readonly id: string }).id}
      valuesOf={(theirs: Purchase) => valuesOf(theirs)}
      save={async (values, options) => {
        const input = inputOf(values);
        return purchase
          ? purchases.putPurchaseInvoice({ id: purchase.id, ...input }, options)
          : purchases.postPurchaseInvoice({ ...input, paperId: paper?.id ?? null }, options);
      }}
      {...asideOf(purchase, paper)}
    >
      <DocumentSection readIn={readIn} />
      <CreditSection />
      <LinesField />
      <FormSection title={t('totals')} hint={t('totalsHint')}>
        <VatField help={readIn('vat')} />
        <Sums found={paper?.found.gross} />
        <Field.Ticks
          name="missingParticulars"
          label={t('missingParticulars')}
          help={t('missingHelp')}
          options={choicesOf(t, 'particular_', particulars)}
          className="sm:col-span-2"
        />
      </FormSection>
      <FormSection title={t('paper')}>
        <Field.File
          name="file"
          label={t('file')}
          className="sm:col-span-2"
          upload={async (file, options) => {
            const kept = await purchases.postPurchaseInvoiceFile(
              { fileName: file.name, content: file.base64 },
              options,
            );
            return { name: kept.fileName, size: kept.size, blobName: kept.blobName };
          }}
        />
        <Field.Textarea name="note" label={t('note')} rows={2} className="sm:col-span-2" />
        <Field.Textarea
          name="duplicateReason"
          label={t('duplicateReason')}
          help={t('duplicateHelp')}
          rows={2}
          className="sm:col-span-2"
        />
      </FormSection>
    </FormScreen>
  );
}

/** The paper beside the form, where there is one: by mail, by link, or attached before. */
function asideOf(purchase: Purchase | undefined, paper: PurchasePaper | undefined) {
  const shown = paper
    ? { ...paper, load: () => purchases.getPurchasePaperFile({ id: paper.id }) }
    : purchase?.hasFile
      ? { ...purchase, load: () => purchases.getPurchaseInvoiceFile({ id: purchase.id }) }
      : undefined;
  return shown ? { aside: <Paper key={shown.id} {...shown} /> } : {};
}

interface PaperProps {
  readonly id: string;
  readonly fileName: string;
  readonly load: () => Promise<{ readonly base64: string; readonly contentType: string; readonly fileName: string }>;
}

function Paper({ id, fileName, load }: PaperProps): ReactNode {
  const [documents] = useState(() => [{ blobName: `${id} ${fileName}`, name: fileName, load }]);
  return <DocumentViewer documents={documents} className="h-[70dvh] min-w-0 xl:sticky xl:top-4" />;
}

/** Whose document it is, and what stands at its head. */
function DocumentSection({ readIn }: { readonly readIn: (key: keyof PurchasePaper['found']) => string }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  return (
    <FormSection title={t('document')} hint={t('documentHint')}>
      <Field.Searched name="supplierId" label={t('supplier')} from={supplierSource} required />
      <Field.Text name="supplierInvoiceNo" label={t('number')} help={readIn('supplierInvoiceNo')} required />
      <Field.Select name="kind" label={t('kind')} required options={choicesOf(t, 'kind_', purchaseKinds)} />
      <Field.Date name="invoiceDate" label={t('invoiceDate')} help={readIn('invoiceDate')} required max={today()} />
      <Field.Date name="dueDate" label={t('dueDate')} help={t('dueDateHelp')} />
      <Field.Select
        name="currency"
        label={t('currency')}
        help={t('currencyHelp')}
        placeholder={t('companyCurrency')}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <Field.Text name="vatNumber" label={t('vatNumber')} help={readIn('vatNumber') || t('vatNumberHelp')} />
    </FormSection>
  );
}

/** The VAT of the document, in its currency. */
function VatField({ help }: { readonly help: string }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const currency = useWatch<PurchaseValues, 'currency'>({ name: 'currency' }) || undefined;
  return <Field.Money name="vat" label={t('vat')} help={help} currency={currency} required />;
}

/** Net and total as they stand on the paper, if everything was typed right. */
function Sums({ found }: { readonly found: string | undefined }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const lines = useWatch<PurchaseValues, 'lines'>({ name: 'lines' });
  const vat = useWatch<PurchaseValues, 'vat'>({ name: 'vat' });
  const currency = useWatch<PurchaseValues, 'currency'>({ name: 'currency' }) || undefined;
  const net = netOf(lines);
  return (
    <dl className="grid grid-cols-2 content-end gap-y-1 tabular-nums" aria-live="polite">
      <dt className="text-muted">{t('net')}</dt>
      <dd className="text-right">{formats.money(net, currency)}</dd>
      <dt className="font-semibold">{t('gross')}</dt>
      <dd className="text-right font-semibold">{formats.money(netOf([{ net }, { net: vat ?? 0 }]), currency)}</dd>
      {found !== undefined && (
        <dd className="col-span-2 text-muted">{t('foundGross', { amount: formats.money(Number(found), currency) })}</dd>
      )}
    </dl>
  );
}
