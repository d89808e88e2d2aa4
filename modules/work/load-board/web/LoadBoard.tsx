import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { ShortTimes } from '#platform/web/Ago.tsx';
import { markRow } from '#platform/web/list/marks.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import {
  lanesRead,
  LoadBadge,
  type LoadLane,
  loadListPath,
  loadsNoun,
  RowDeeds,
} from '#modules/work/loads/web/desk.ts';
import type { AskDeed, AskedDeed } from '#modules/work/loads/web/index.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import { BoardFailed, BoardWaiting } from './BoardStates.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import { LoadCard } from './LoadCard.tsx';
import { deeds } from './deeds.ts';

/** `/manageLoads/board`: the open loads in lanes by status, the ones that load first on top. */
export function LoadBoard(): ReactNode {
  const t = useTexts(loadBoardTexts);
  const desk = useTexts(loadDeskTexts);
  const [asked, setAsked] = useState<AskedDeed>();
  useChannel(loadsNoun, (event) => markRow(event.channel, event.id));
  const { data, error, refetch } = useQuery(lanesRead);
  const open = data?.lanes.reduce((sum, { total }) => sum + total, 0);
  return (
    <BoardFrame title={desk('loads')} count={open === undefined ? undefined : t('openLoads', { count: open })}>
      {error && !data && <BoardFailed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <BoardWaiting />}
      {data && (
        <ShortTimes value>
          <div
            role="presentation"
            className="list-edge flex min-h-0 flex-1 gap-3 overflow-x-auto py-3 max-md:flex-col"
            onKeyDown={moveBetweenCards}
          >
            {data.lanes.map((lane) => (
              <Lane key={lane.status} lane={lane} ask={setAsked} />
            ))}
          </div>
        </ShortTimes>
      )}
      <RowDeeds asked={asked} deeds={deeds} onClose={() => setAsked(undefined)} />
    </BoardFrame>
  );
}

interface LaneProps {
  readonly lane: LoadLane;
  readonly ask: AskDeed;
}

const Lane = memo(function Lane({ lane: { status, total, rows }, ask }: LaneProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const desk = useTexts(loadDeskTexts);
  return (
    <section
      aria-label={t('laneOf', { status: desk(`status_${status}`), count: total })}
      data-lane
      className="flex min-h-0 flex-col md:w-64 md:flex-none"
    >
      <h2 className="mb-2 flex flex-none items-center justify-between text-sm font-medium">
        <LoadBadge state={status} />
        <span className="text-muted tabular-nums">{total > 1000 ? '1000+' : total}</span>
      </h2>
      <div className="min-h-0 flex-1 space-y-2 overflow-y-auto pb-2">
        {rows.map((row) => (
          <LoadCard key={row.id} row={row} ask={ask} />
        ))}
        {rows.length === 0 && (
          <p className="rounded-card border border-dashed border-line p-3 text-sm text-muted">{t('laneEmpty')}</p>
        )}
        {total > rows.length && (
          <Link {...linkTo(`${loadListPath}?status=${status}`)} className="btn btn-g w-full text-sm">
            {t('showAllOf', { count: total > 1000 ? '1000+' : total })}
          </Link>
        )}
      </div>
    </section>
  );
});

/** Up and down in a lane, left and right between lanes; a letter presses the button of the card that has it as its key. */
function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const lane = target.closest('[data-lane]');
  if (!lane || !target.matches('[data-row-link]') || event.ctrlKey || event.metaKey || event.altKey) return;
  const linksOf = (of: Element | undefined) => [...(of?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
  const lanes = [...event.currentTarget.querySelectorAll('[data-lane]')];
  const links = linksOf(lane);
  const place = links.indexOf(target);
  const beside = (by: -1 | 1) => {
    const others = by === 1 ? lanes.slice(lanes.indexOf(lane) + 1) : lanes.slice(0, lanes.indexOf(lane)).toReversed();
    const found = linksOf(others.find((each) => linksOf(each).length > 0));
    return found[Math.min(place, found.length - 1)];
  };
  const ways: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => links[place + 1],
    j: () => links[place + 1],
    ArrowUp: () => links[place - 1],
    k: () => links[place - 1],
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
  };
  const next = ways[event.key]?.();
  const button = /^[a-z]$/.test(event.key)
    ? target.closest('[data-row]')?.querySelector<HTMLElement>(`[data-row-key="${event.key}"]`)
    : null;
  if (!next && !button) return;
  event.preventDefault();
  next?.focus();
  button?.click();
}
