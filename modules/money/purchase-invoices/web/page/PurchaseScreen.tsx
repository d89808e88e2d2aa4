import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileQuestion, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { DocumentViewer } from '#platform/web/viewer/DocumentViewer.tsx';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import { purchaseInvoiceLife } from '#modules/money/purchase-invoices/status.ts';
import { type Purchase, purchaseFailures, purchaseRead, purchases, purchasesNoun, useMay } from '../calls.ts';
import { listPath, purchasePath } from '../paths.ts';
import { PurchaseBadges } from '../words.tsx';
import { BeforePayment } from './BeforePayment.tsx';
import { Facts } from './Facts.tsx';
import { MatchLines } from './MatchLines.tsx';
import { usePurchaseDecisions } from './use-decisions.tsx';

/** `/editPurchaseInvoice/{id}`: a document beside what was expected of it, and what can be done. */
export function PurchaseScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${purchasesNoun}:${id}`);
  return (
    <RecordGate
      query={useQuery(purchaseRead(id))}
      listPath={listPath}
      skeleton={<div className="skeleton h-[70dvh]" />}
    >
      {(purchase) => <PurchasePage key={purchase.id} purchase={purchase} />}
    </RecordGate>
  );
}

function PurchasePage({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const decisions = usePurchaseDecisions(purchase);
  const mayFile = useMay('getPurchaseInvoiceFile');
  usePageTitle(purchase.supplierInvoiceNo);
  const { supplierName, invoiceDate, gross, currency, dueDate, status } = purchase;
  return (
    <section aria-labelledby="purchase-title" className="list-screen flex flex-col max-xl:h-auto!">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="purchase-title" className="text-xl font-semibold">
          {purchase.supplierInvoiceNo}
        </h1>
        <PurchaseBadges of={purchase} />
        <p className="min-w-0 text-muted">
          {[
            supplierName,
            formats.date(invoiceDate as never),
            formats.money(gross, currency),
            t('due', { date: formats.date(dueDate as never) }),
          ].join(' · ')}
        </p>
        <Decisions
          record={{ noun: purchasesNoun, id: purchase.id, lockId: purchase.lockId }}
          decisions={decisions}
          failures={purchaseFailures}
        />
      </header>
      <div className="list-edge pb-3 empty:hidden">
        <Near purchase={purchase} />
        <DecisionBarriers decisions={decisions} />
        {is(purchaseInvoiceLife, status, 'refused') && purchase.decisionReason !== '' && (
          <p className="mt-3 border-l-2 border-danger pl-3">{purchase.decisionReason}</p>
        )}
      </div>
      <div className="flex min-h-0 flex-1 max-xl:flex-col">
        <div className="flex min-h-0 flex-none flex-col border-line max-xl:order-2 max-xl:border-y xl:w-[540px] xl:border-r">
          {purchase.hasFile && mayFile ? (
            <Paper purchase={purchase} />
          ) : (
            <PlainPage isPart icon={FileQuestion} title={t('noPaper')} text={t('noPaperHint')} />
          )}
        </div>
        <div className="xl:min-w-0 xl:flex-1 xl:overflow-y-auto">
          <MatchLines purchase={purchase} />
          <div className="border-line sm:grid sm:grid-cols-2 *:min-w-0">
            <div className="border-line sm:border-r max-sm:border-b">
              <BeforePayment purchase={purchase} />
            </div>
            <Facts purchase={purchase} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The document as the supplier sent it. */
function Paper({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const [documents] = useState(() => [
    {
      blobName: `${purchase.id} ${purchase.fileName}`,
      name: purchase.fileName,
      load: () => purchases.getPurchaseInvoiceFile({ id: purchase.id }),
    },
  ]);
  return <DocumentViewer documents={documents} className="h-[70dvh] min-w-0 xl:h-full" />;
}

/** Other documents of the supplier that may be the same one. */
function Near({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  if (purchase.near.length === 0) return null;
  return (
    <div className="mt-3 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
      <p className="font-medium">{t('nearTitle')}</p>
      <ul>
        {purchase.near.map(({ id, supplierInvoiceNo, invoiceDate, gross, why }) => (
          <li key={id} className="flex items-start gap-2">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            <span>
              <Link {...linkTo(purchasePath(id))} className="underline">
                {supplierInvoiceNo}
              </Link>
              {` · ${formats.date(invoiceDate as never)} · ${formats.money(gross, purchase.currency)} · ${t(`near_${why}`)}`}
            </span>
          </li>
        ))}
      </ul>
      {purchase.duplicateReason !== '' && <p>{t('duplicateSaid', { reason: purchase.duplicateReason })}</p>}
    </div>
  );
}
