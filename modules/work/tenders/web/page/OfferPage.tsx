import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import { isAnswerable } from '#modules/work/tenders/status.ts';
import { ClockBar } from './ClockBar.tsx';
import { CounterForm } from './CounterForm.tsx';
import { DeclineForm } from './DeclineForm.tsx';
import { type Offer, tenders, type TenderLink, type TenderPageProps } from './link-calls.ts';
import { NameResources } from './NameResources.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { useSecondsLeft } from './use-clock.ts';

/** Seconds between two looks at what became of the offer, while the page is looked at. */
const lookEvery = 20;

/** The offer: its clock, what it is about, the answers; afterwards what became of it. */
export function OfferPage(props: TenderPageProps): ReactNode {
  const { link: first, read, whenOpen } = props;
  const [link, setLink] = useState<TenderLink>(first);
  const { offer } = link;
  const refresh = useCallback(async () => setLink(await whenOpen(read)), [read, whenOpen]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
    }, lookEvery * 1000);
    return () => clearInterval(timer);
  }, [refresh]);
  return offer ? <Answered {...props} link={link} offer={offer} refresh={refresh} /> : null;
}

interface AnsweredProps {
  readonly link: TenderLink;
  readonly offer: Offer;
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly refresh: () => Promise<void>;
}

function Answered({ link, offer, whenOpen, refresh }: AnsweredProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useSecondsLeft(offer.expiresAt, offer.serverTime);
  // The code's page has gone: a screen reader learns of the new one by the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isOpen = isAnswerable(offer.status) && left > 0;
  // The answer was given at the foot of the page; what became of it, and what is asked next, stands at its head.
  async function answered(): Promise<void> {
    await refresh();
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <>
      {isOpen && <ClockBar offer={offer} left={left} />}
      <div className="mx-auto w-full max-w-lg flex-1 space-y-4 px-4 pt-5 pb-10">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold wrap-break-word outline-none">
            {offer.load.origin} → {offer.load.destination}
          </h1>
          <p className="mt-1 text-muted">
            {t('loadOf', { loadNumber: offer.loadNumber, client: link.clientTradeName })}
          </p>
        </div>
        <Outcome link={link} offer={offer} isOver={left === 0} />
        {offer.isBooked && <NameResources link={link} whenOpen={whenOpen} onNamed={refresh} />}
        <OfferFacts offer={offer} />
        {isOpen && <Answers offer={offer} whenOpen={whenOpen} refresh={refresh} answered={answered} />}
      </div>
    </>
  );
}

/** What became of the offer, in one sentence; nothing while it only waits for an answer. */
function Outcome({
  link,
  offer,
  isOver,
}: {
  readonly link: TenderLink;
  readonly offer: Offer;
  readonly isOver: boolean;
}) {
  const t = useTexts(tenderPageTexts);
  const formats = useFormats();
  const client = link.clientTradeName;
  const words = (): readonly [tone: string, text: string] | undefined => {
    switch (offer.status) {
      case 'ACCEPTED':
        return offer.isBooked
          ? ['bg-ok-soft text-ok', t('booked', { client })]
          : ['bg-warn-soft text-warn', t('acceptedWaits', { client })];
      case 'DECLINED':
        return ['bg-sunken', t('declined', { client })];
      case 'COUNTERED':
        if (isOver && offer.lateAnswer) break;
        if (isOver)
          return ['bg-brand-soft', t('counteredOver', { client, amount: formats.money(offer.counterAmount ?? 0) })];
        return ['bg-brand-soft', t('countered', { client, amount: formats.money(offer.counterAmount ?? 0) })];
      case 'SUPERSEDED':
        return ['bg-sunken', t('superseded')];
      case 'WITHDRAWN':
        return ['bg-sunken', t('withdrawn', { client })];
      default:
        if (offer.status !== 'EXPIRED' && !isOver) return undefined;
    }
    return ['bg-warn-soft text-warn', t(offer.lateAnswer ? 'expiredAnswered' : 'expired', { client })];
  };
  const said = words();
  return (
    <p role="status" className={said ? `rounded-card p-4 font-medium ${said[0]}` : undefined}>
      {said?.[1]}
    </p>
  );
}

interface AnswersProps extends Omit<AnsweredProps, 'link'> {
  /** An answer was taken. */
  readonly answered: () => Promise<void>;
}

/** Accept with the amount in the button; another price and a decline open one field. */
function Answers({ offer, whenOpen, refresh, answered }: AnswersProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const [open, setOpen] = useState<'counter' | 'decline'>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const key = useRef(newIdempotencyKey());
  async function accept(): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      await whenOpen(() => tenders.acceptLoadTender({}, { idempotencyKey: key.current }));
    } catch (failure) {
      key.current = newIdempotencyKey();
      setError(failure);
      await refresh().catch(() => undefined);
      return setIsBusy(false);
    }
    await answered().catch(() => undefined);
    setIsBusy(false);
  }
  async function toldOtherwise(): Promise<void> {
    setOpen(undefined);
    await answered();
  }
  return (
    <section className="space-y-3">
      {error !== undefined && (
        <p role="alert" className="err">
          {failureText(error)}
        </p>
      )}
      <button
        type="button"
        className="btn btn-p min-h-14 w-full text-lg"
        disabled={isBusy}
        onClick={() => void accept()}
      >
        {t('accept', { amount: formats.money(offer.buyAmount) })}
      </button>
      <div className="grid grid-cols-2 gap-3">
        <button
          type="button"
          className="btn btn-s min-h-12"
          aria-expanded={open === 'counter'}
          onClick={() => setOpen('counter')}
        >
          {t('otherPrice')}
        </button>
        <button
          type="button"
          className="btn btn-s min-h-12"
          aria-expanded={open === 'decline'}
          onClick={() => setOpen('decline')}
        >
          {t('decline')}
        </button>
      </div>
      {open === 'counter' && <CounterForm offer={offer} whenOpen={whenOpen} onDone={toldOtherwise} />}
      {open === 'decline' && <DeclineForm whenOpen={whenOpen} onDone={toldOtherwise} />}
    </section>
  );
}
