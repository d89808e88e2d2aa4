import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '#platform/web/media.ts';
import { markRow } from '#platform/web/list/marks.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useNow } from '#platform/web/use-now.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadsNoun, RowDeeds } from '#modules/work/loads/web/desk.ts';
import type { AskedDeed } from '#modules/work/loads/web/index.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { BoardFailed, BoardWaiting } from './BoardStates.tsx';
import { midnight } from './plan-geometry.ts';
import { PlanAgenda } from './PlanAgenda.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { PlanTray } from './PlanTray.tsx';
import { planRead } from './calls.ts';
import clsx from 'clsx';
import { deeds } from './deeds.ts';

type View = 'vehicle' | 'day';

/** `/manageLoads/dayPlan`: who is where when, by vehicle or by day, and what waits for a vehicle beside it. */
export function DayPlan(): ReactNode {
  const desk = useTexts(loadDeskTexts);
  const isPhone = useMedia('(max-width: 767px)');
  const now = useNow();
  const [day, setDay] = useState(0);
  const [days, setDays] = useState<2 | 7>(2);
  const [chosen, setView] = useState<View>('vehicle');
  const [asked, setAsked] = useState<AskedDeed>();
  const [dragged, setDragged] = useState<string>();
  const axis = { from: midnight(now, day), until: midnight(now, day + days) };
  useChannel(loadsNoun, (event) => markRow(event.channel, event.id));
  const { data, error, refetch } = useQuery(
    planRead(new Date(axis.from).toISOString(), new Date(axis.until).toISOString()),
  );
  // A phone is too narrow for an axis.
  const view = isPhone ? 'day' : chosen;
  return (
    <BoardFrame
      title={desk('loads')}
      tools={
        <>
          <Days axis={axis} day={day} days={days} onDay={setDay} onDays={setDays} />
          {!isPhone && <Views view={view} onView={setView} />}
        </>
      }
    >
      {error && !data && <BoardFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <BoardWaiting />}
      {data && (
        <div className="flex min-h-0 flex-1">
          {view === 'vehicle' ? (
            <PlanGrid plan={data} axis={axis} now={now} dragged={dragged} ask={setAsked} />
          ) : (
            <PlanAgenda plan={data} axis={axis} />
          )}
          {!isPhone && <PlanTray plan={data} ask={setAsked} onDrag={setDragged} />}
        </div>
      )}
      <RowDeeds asked={asked} deeds={deeds} onClose={() => setAsked(undefined)} />
    </BoardFrame>
  );
}

interface DaysProps {
  readonly axis: { readonly from: number; readonly until: number };
  readonly day: number;
  readonly days: 2 | 7;
  readonly onDay: (day: number) => void;
  readonly onDays: (days: 2 | 7) => void;
}

function Days({ axis, day, days, onDay, onDays }: DaysProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const formats = useFormats();
  const nameOf = (at: number) => formats.day(new Date(at).toISOString());
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <button type="button" className="btn btn-s h-8 px-2" aria-label={t('earlier')} onClick={() => onDay(day - days)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </button>
      <button type="button" className="btn btn-s h-8 text-sm" disabled={day === 0} onClick={() => onDay(0)}>
        {t('today')}
      </button>
      <button type="button" className="btn btn-s h-8 px-2" aria-label={t('later')} onClick={() => onDay(day + days)}>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      <span className="px-1.5 font-medium whitespace-nowrap" role="status">
        {nameOf(axis.from)} – {nameOf(axis.until - 1)}
      </span>
      <div className="flex gap-1.5">
        <Segment isOn={days === 2} onPress={() => onDays(2)}>
          {t('twoDays')}
        </Segment>
        <Segment isOn={days === 7} onPress={() => onDays(7)}>
          {t('week')}
        </Segment>
      </div>
    </div>
  );
}

function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }): ReactNode {
  const t = useTexts(loadBoardTexts);
  return (
    <div className="flex items-center gap-1.5 border-l border-line pl-3">
      <Segment isOn={view === 'vehicle'} onPress={() => onView('vehicle')}>
        {t('byVehicle')}
      </Segment>
      <Segment isOn={view === 'day'} onPress={() => onView('day')}>
        {t('byDay')}
      </Segment>
    </div>
  );
}

interface SegmentProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Segment({ isOn, onPress, children }: SegmentProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={clsx(
        'btn h-7 flex-none border px-2 text-sm',
        isOn ? 'border-line bg-surface shadow-(--shade-ctl)' : 'btn-g border-transparent',
      )}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
