import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { is } from '#platform/machine.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { MoneyField } from '#platform/web/fields/NumberField.tsx';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { loadsNoun, useLoadClock } from '#modules/work/loads/web/desk.ts';
import { road, type Standing, useMay } from './calls.ts';
import { execution } from '#modules/work/loads/status.ts';
import { approval, approvalStart, standingDeeds, waiver } from './standing-forms.ts';
import { roadTexts } from '../messages/desk/index.ts';
import clsx from 'clsx';

const Waiver = namedFor<typeof waiver>()({ Textarea: TextareaField });
const Approval = namedFor<typeof approval>()({ Money: MoneyField, Textarea: TextareaField });

export const standingRead = (id: string) =>
  queryOptions({
    queryKey: [loadsNoun, id, 'standing'],
    queryFn: ({ signal }) => road.getLoadStandingTimes({ id }, { signal }),
  });

const failures = [loadFailureTexts];

/** How long the vehicle stood beyond what is free, with the arithmetic, and what was decided on it. */
export function StandingCard({ load }: { readonly load: Load }): ReactNode {
  const t = useTexts(roadTexts);
  const mayRead = useMay('getLoadStandingTimes');
  const { data = [] } = useQuery({ ...standingRead(load.id), enabled: mayRead });
  const charged = data.filter(({ minutes, buyMinutes = 0, decided }) => minutes + buyMinutes > 0 || decided);
  if (charged.length === 0) return null;
  return (
    <section className="card p-4" aria-label={t('standingTitle')}>
      <h2 className="font-semibold">{t('standingTitle')}</h2>
      <ul className="mt-2 grid gap-4">
        {charged.map((standing) => (
          <Stop key={standing.stopId} load={load} standing={standing} />
        ))}
      </ul>
    </section>
  );
}

interface StopProps {
  readonly load: Load;
  readonly standing: Standing;
}

function Stop({ load, standing }: StopProps): ReactNode {
  const t = useTexts(roadTexts);
  const clock = useLoadClock(load.timeZone);
  const mayDecide = useMay('putLoadStandingTime');
  const isOpen = !is(execution, load.status, 'ended');
  const [asked, setAsked] = useState<'approved' | 'waived'>();
  const { decided, minutes, freeMinutes, buyMinutes = minutes, buyFreeMinutes = freeMinutes, stepMinutes } = standing;
  const deeds = standingDeeds(decided);
  const isDone = decided !== null && !decided.isOutdated;
  const stood = Math.floor((Date.parse(standing.countedTo) - Date.parse(standing.countedFrom)) / 60_000);
  return (
    <li>
      <p className="font-medium">
        {standing.sequence}. {standing.stopName}
      </p>
      <p className="text-sm text-muted tabular-nums">
        {t('standingSum', {
          from: clock.short(standing.countedFrom),
          to: clock.short(standing.countedTo),
          stood,
          free: freeMinutes,
          step: stepMinutes,
          minutes,
        })}
      </p>
      {buyMinutes > 0 && buyMinutes !== minutes && (
        <p className="text-sm text-muted tabular-nums">
          {t('standingSumBuy', { free: buyFreeMinutes, step: stepMinutes, minutes: buyMinutes })}
        </p>
      )}
      {decided && <Decided standing={standing} />}
      {mayDecide && isOpen && (minutes + buyMinutes > 0 || decided?.decision === 'approved') && (
        <div className="mt-2 flex gap-2">
          {minutes + buyMinutes > 0 && (
            <button
              type="button"
              className={clsx('btn', isDone ? 'btn-g' : 'btn-s')}
              onClick={() => setAsked('approved')}
            >
              {t(deeds.includes('change') ? 'changeStanding' : 'approveStanding')}
            </button>
          )}
          {deeds.includes('waive') && (
            <button type="button" className="btn btn-g" onClick={() => setAsked('waived')}>
              {t('waiveStanding')}
            </button>
          )}
        </div>
      )}
      {asked && <Decide load={load} standing={standing} decision={asked} onClose={() => setAsked(undefined)} />}
    </li>
  );
}

function Decided({ standing: { decided } }: Pick<StopProps, 'standing'>): ReactNode {
  const t = useTexts(loadFormTexts);
  const own = useTexts(roadTexts);
  const formats = useFormats();
  if (!decided) return null;
  const {
    decision,
    minutes,
    buyMinutes = minutes,
    sell,
    sellPerHour,
    buy,
    buyPerHour,
    reason,
    by,
    at,
    isOutdated,
  } = decided;
  const sides = [
    ...(sell === undefined || sell === 0
      ? []
      : [own('standingSell', { minutes, price: formats.money(sellPerHour ?? 0), amount: formats.money(sell) })]),
    ...(buy === 0
      ? []
      : [own('standingBuy', { minutes: buyMinutes, price: formats.money(buyPerHour), amount: formats.money(buy) })]),
  ];
  return (
    <div className="mt-1 text-sm">
      {decision === 'waived' && <p>{own('standingWaived', { reason })}</p>}
      {decision === 'approved' && sides.map((side) => <p key={side}>{side}</p>)}
      <p className="text-muted">{t('byAt', { by, at: formats.moment(at) })}</p>
      {isOutdated && <p className="text-warn">{own('standingOutdated')}</p>}
    </div>
  );
}

function Decide({
  load,
  standing,
  decision,
  onClose,
}: StopProps & { readonly decision: 'approved' | 'waived'; readonly onClose: () => void }): ReactNode {
  const t = useTexts(loadFormTexts);
  const own = useTexts(roadTexts);
  const outcome = useOutcome({ noun: loadsNoun, id: load.id, lockId: load.lockId });
  const { lockId } = load;
  const about = { id: load.id, stopId: standing.stopId, decision };
  const shared = {
    failures,
    isNarrow: true,
    onFailure: outcome.changedMeanwhile,
    onClose,
    text: own('standingOf', { stop: standing.stopName, minutes: standing.minutes }),
  };
  const done = async () => {
    await outcome.taken(t('saved'));
    onClose();
  };
  if (decision === 'waived')
    return (
      <FormDialog
        {...shared}
        title={own('waiveStandingTitle')}
        confirm={own('waiveStanding')}
        schema={waiver}
        initial={{ reason: '' }}
        submit={async ({ reason }, idempotencyKey) => {
          await road.putLoadStandingTime({ ...about, reason }, { lockId, idempotencyKey });
          await done();
        }}
      >
        <Waiver.Textarea name="reason" label={t('reason')} rows={3} required />
      </FormDialog>
    );
  return (
    <FormDialog
      {...shared}
      title={own('approveStandingTitle')}
      confirm={own('approveStanding')}
      schema={approval}
      initial={approvalStart(standing)}
      submit={async ({ sellPerHour, buyPerHour, reason }, idempotencyKey) => {
        const prices = { sellPerHour: sellPerHour ?? 0, buyPerHour: buyPerHour ?? 0 };
        await road.putLoadStandingTime({ ...about, ...prices, reason }, { lockId, idempotencyKey });
        await done();
      }}
    >
      <Approval.Money name="sellPerHour" label={t('sellPerHour')} />
      <Approval.Money name="buyPerHour" label={t('buyPerHour')} />
      <Approval.Textarea name="reason" label={t('note')} rows={2} />
    </FormDialog>
  );
}
