import clsx from 'clsx';
import { BellRing } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { alertQuestions } from '../contract.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import { AlertList } from './AlertList.tsx';
import { AlertPane } from './AlertPane.tsx';
import { alertsNoun, useMay } from './calls.ts';
import { HearingDialog } from './HearingDialog.tsx';
import { type AlertsState, useAlerts } from './use-alerts.ts';

/** `/vehicleAlert`: what asks for attention, by what it is about, and who is on it. */
export function AlertScreen(): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  useChannel(alertsNoun);
  const state = useAlerts();
  const [isHearing, setHearing] = useState(false);
  const mayHear = useMay('putVehicleAlertHearing');
  const isDesk = useMedia('(min-width: 1024px)');
  const open = state.chosen ?? (isDesk ? state.rows[0]?.id : undefined);
  useOwnSteps();
  useShortcut({ key: 'j' }, () => state.step(1));
  useShortcut({ key: 'k' }, () => state.step(-1));
  // What the address names nothing of is opened on a desk, so that J goes to the second.
  const openFirst = useEffectEvent(() => open !== undefined && state.chosen === undefined && state.open(open));
  useEffect(() => void openFirst(), [open]);
  const counts = state.list.data?.counts;
  const hasList = isDesk || open === undefined;
  return (
    <section aria-labelledby="list-title" className="list-screen flex flex-col">
      {hasList && (
        <header className="list-edge flex-none border-b border-line">
          <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pt-2">
            <h1 id="list-title" className="text-[22px]/7 font-semibold">
              {t('screen')}
            </h1>
            {counts && (
              <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums">
                {t('openCount', { count: counts.open })}
              </span>
            )}
            {mayHear && (
              <button type="button" className="btn btn-s ml-auto" onClick={() => setHearing(true)}>
                <BellRing size={16} aria-hidden="true" />
                {t('hearing')}
              </button>
            )}
          </div>
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pb-2">
            <input
              type="search"
              className="ctl h-8 w-full max-w-56 pointer-coarse:h-11"
              placeholder={t('search')}
              aria-label={t('search')}
              value={state.words}
              onChange={(event) => state.searchFor(event.target.value)}
            />
            <Questions state={state} counts={counts} />
          </div>
        </header>
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {hasList && <AlertList state={state} open={open} />}
        {open !== undefined && <AlertPane id={open} onBack={() => state.open(undefined)} />}
      </div>
      <Foot />
      {isHearing && <HearingDialog onClose={() => setHearing(false)} />}
    </section>
  );
}

interface QuestionsProps {
  readonly state: AlertsState;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

function Questions({ state, counts }: QuestionsProps): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const line = useChosenInSight<HTMLElement>(state.question, counts !== undefined);
  return (
    <nav
      ref={line}
      aria-label={t('questions')}
      className="flex min-w-0 items-center gap-1 max-md:w-full max-md:overflow-x-auto"
    >
      {alertQuestions.map((question) => (
        <button
          key={question}
          type="button"
          aria-pressed={state.question === question}
          className={clsx(
            'flex h-7 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
            state.question === question
              ? 'border-line bg-surface font-medium'
              : 'border-transparent text-muted hover:text-ink',
          )}
          onClick={() => state.ask(question)}
        >
          {t(`question_${question}`)}
          {counts && (
            <span
              className={clsx(
                'tabular-nums',
                question === 'unassigned' && (counts[question] ?? 0) > 0 && 'text-danger',
              )}
            >
              {counts[question]}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** What holds everywhere here, and the keys, where there is a keyboard. */
function Foot(): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const keys = [
    { keys: ['J', 'K'], text: t('keyNext'), may: true },
    { keys: ['A'], text: t('keyTake'), may: useMay('acknowledgeVehicleAlert') },
    { keys: ['S'], text: t('keySnooze'), may: useMay('snoozeVehicleAlert') },
  ];
  return (
    <footer
      aria-label={t('keys')}
      className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted max-lg:hidden"
    >
      <span className="mr-auto truncate">{t('foot')}</span>
      {keys
        .filter(({ may }) => may)
        .map(({ keys: pressed, text }) => (
          <span key={text} className="flex-none pointer-coarse:hidden">
            {pressed.map((key) => (
              <kbd key={key} className="mr-1 kbd">
                {key}
              </kbd>
            ))}
            {text}
          </span>
        ))}
    </footer>
  );
}
