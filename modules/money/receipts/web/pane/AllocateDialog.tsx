import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { type Cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { today } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type Item, itemsRead, readAllAgain, receipts } from '../calls.ts';
import { SumFoot } from '../tick/SumFoot.tsx';
import { TickTable } from '../tick/TickTable.tsx';
import { useTicks } from '../tick/use-ticks.ts';
import { payableDocuments } from './decision.ts';

interface AllocateDialogProps {
  /** What there is to give: receipts and credit notes of which something is left. */
  readonly credits: readonly Pick<Item, 'id' | 'number' | 'open' | 'currency'>[];
  readonly companyId: string | null;
  readonly customerId: string;
  readonly onClose: () => void;
}

/** Gives what is left of a receipt or a credit note to open invoices. What is not given stays on account. */
export function AllocateDialog({ credits, companyId, customerId, onClose }: AllocateDialogProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [chosen, setChosen] = useState(credits[0]?.id);
  const credit = credits.find(({ id }) => id === chosen) ?? credits[0];
  const { data } = useQuery(itemsRead(companyId, customerId, today()));
  return (
    <Dialog open title={t('setOff')} width={920} onClose={onClose}>
      {credits.length > 1 && (
        <label className="mb-3 block max-w-80">
          <span className="mb-1 block font-medium">{t('credit')}</span>
          <select className="ctl" value={credit?.id} onChange={({ target }) => setChosen(target.value)}>
            {credits.map(({ id, number }) => (
              <option key={id} value={id}>
                {number}
              </option>
            ))}
          </select>
        </label>
      )}
      {credit && data ? (
        <Giving
          key={credit.id}
          credit={credit}
          customerId={customerId}
          items={data.items.filter(({ currency }) => currency === credit.currency)}
          onClose={onClose}
        />
      ) : (
        <div className="skeleton h-64" role="status" aria-busy="true" />
      )}
    </Dialog>
  );
}

interface GivingProps {
  readonly credit: AllocateDialogProps['credits'][number];
  readonly customerId: string;
  readonly items: readonly Item[];
  readonly onClose: () => void;
}

const noKey = () => false;

function Giving({ credit, customerId, items, onClose }: GivingProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [active, setActive] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const available = useMemo<Cents>(() => centsOfWire(Math.abs(credit.open)), [credit.open]);
  const documents = useMemo(() => payableDocuments(customerId, items, false), [customerId, items]);
  const ticks = useTicks(available, documents);
  // What is left simply stays where it is.
  const barrier = ticks.barrier === 'somethingLeft' ? undefined : ticks.barrier;
  async function give(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const parts = [...ticks.shares].map(([itemId, { amount, discount }]) => ({
      itemId,
      amount: wireOf(amount),
      ...(discount !== noCents && { discount: wireOf(discount) }),
    }));
    const input = { itemId: credit.id, parts };
    try {
      await receipts.allocateReceipt(input, { idempotencyKey: keyFor(input) });
      readAllAgain();
      snackbar(t('allocated', { number: credit.number }), { kind: 'ok' });
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  return (
    <>
      <div className="-mx-5 max-h-[50dvh] overflow-auto">
        {documents.length === 0 ? (
          <p className="px-5 py-4 text-muted">{t('nothingToGive')}</p>
        ) : (
          <TickTable
            documents={documents}
            ticks={ticks}
            isReadOnly={false}
            active={active}
            onActive={setActive}
            onKey={noKey}
          />
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="err mt-2">
          {failureText(failure)}
        </p>
      )}
      <div className="-mx-5 -mb-5">
        <SumFoot sums={ticks.sums}>
          <button type="button" className="btn btn-s" onClick={ticks.giveInOrder}>
            {t('oldestFirst')}
          </button>
          <button
            type="button"
            className="btn btn-p"
            disabled={isBusy || barrier !== undefined}
            title={barrier && t(`barrier_${barrier}`)}
            onClick={() => void give()}
          >
            {t('setOffVerb')}
          </button>
        </SumFoot>
      </div>
    </>
  );
}
