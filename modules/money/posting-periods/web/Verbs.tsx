import clsx from 'clsx';
import { LockKeyhole, LockKeyholeOpen, type LucideIcon, Pause, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { allowedEvents, nextState } from '#platform/machine.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FiscalMonth, PostingBlocker } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { type PostingEvent, postingLife } from '../status.ts';
import { periods, periodsNoun, useMay } from './calls.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

const icons: Readonly<Record<PostingEvent, LucideIcon>> = {
  open: LockKeyholeOpen,
  hold: Pause,
  close: LockKeyhole,
  reopen: LockKeyholeOpen,
  lock: ShieldCheck,
};

export interface VerbsProps {
  readonly month: FiscalMonth;
  /** What people call the month. */
  readonly name: string;
  readonly held: FiscalMonth['areas'][number];
  /** Undefined until they are known. */
  readonly blockers: readonly PostingBlocker[] | undefined;
}

/** What can be done with a month of an area; what is impossible says why. */
export function Verbs(props: VerbsProps): ReactNode {
  const { month, name, held, blockers } = props;
  const t = useTexts(postingPeriodTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const mayChange = useMay('updateFiscalMonthPosting');
  const [asked, setAsked] = useState<PostingEvent>();
  const [isBusy, setBusy] = useState(false);
  const barring = blockers?.filter((each) => each.barring).length ?? 0;
  const events = allowedEvents(postingLife, held.state);
  const area = t(`area_${held.area}`);
  const titles: Readonly<Record<PostingEvent, string>> = {
    open: t(held.state === 'HOLD' ? 'openAgain' : 'open'),
    hold: t('hold'),
    close: t('close', { area: area.toLowerCase() }),
    reopen: t('reopen'),
    lock: t('lock'),
  };
  const barriers: Readonly<Partial<Record<PostingEvent, string | undefined>>> = {
    close: barring > 0 ? t('barred', { count: barring }) : undefined,
  };
  async function run(event: 'open' | 'hold'): Promise<void> {
    setBusy(true);
    try {
      const change = { periodId: month.id, area: held.area, state: nextState(postingLife, held.state, event)! };
      await periods.updateFiscalMonthPosting(change, { idempotencyKey: keyFor([change, held.changedAt]) });
      snackbar(t(event === 'open' ? 'opened' : 'held', { area, month: name }), { kind: 'ok' });
      await queries.invalidateQueries({ queryKey: [periodsNoun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  if (events.length === 0) return null;
  if (!mayChange) return <p className="mt-4 text-sm text-muted">{t('noRight')}</p>;
  return (
    <div className="mt-4 space-y-2">
      {events.map((event) => {
        const Icon = icons[event];
        const isWaiting = event === 'close' && blockers === undefined;
        return (
          <div key={event}>
            <button
              type="button"
              className={clsx('btn btn-s w-full', event === 'lock' && 'text-danger')}
              disabled={isBusy || isWaiting || barriers[event] !== undefined}
              aria-describedby={barriers[event] === undefined ? undefined : `barrier-${event}`}
              onClick={() => (event === 'open' || event === 'hold' ? void run(event) : setAsked(event))}
            >
              <Icon size={16} aria-hidden="true" />
              {titles[event]}
            </button>
            {barriers[event] !== undefined && (
              <p id={`barrier-${event}`} className="mt-1.5 text-sm text-muted">
                {barriers[event]}
              </p>
            )}
          </div>
        );
      })}
      {asked && asked !== 'open' && asked !== 'hold' && (
        <ChangeDialog {...props} event={asked} onClose={() => setAsked(undefined)} />
      )}
    </div>
  );
}
