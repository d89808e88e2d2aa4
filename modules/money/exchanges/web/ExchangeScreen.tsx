import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';
import { exchangesNoun, useMay } from './calls.ts';
import { ExchangeList } from './ExchangeList.tsx';
import { ExchangePane } from './ExchangePane.tsx';
import { OpenPartners, Partners } from './Partners.tsx';
import { OpenTest, TestDialog } from './TestDialog.tsx';
import { chipNames, type Chip, chips, type ExchangesState, useExchanges } from './use-exchanges.ts';

/** `/invoiceAPIData`: what went to other systems and came from them, and what is to be mended. */
export function ExchangeScreen(): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  useChannel(exchangesNoun);
  const state = useExchanges();
  // Open through every width of the window, so that nothing typed is lost when a tablet is turned.
  const [arePartnersOpen, setPartnersOpen] = useState(false);
  const [isTestOpen, setTestOpen] = useState(false);
  const isDesk = useMedia('(min-width: 1024px)');
  const open = state.chosen ?? (isDesk ? state.rows[0]?.id : undefined);
  useOwnSteps();
  useShortcut({ key: 'j' }, () => state.step(1));
  useShortcut({ key: 'k' }, () => state.step(-1));
  // What the address names nothing of is opened on a desk, so that J goes to the second.
  const openFirst = useEffectEvent(() => open !== undefined && state.chosen === undefined && state.open(open));
  useEffect(() => void openFirst(), [open]);
  const { counts } = state.list.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="list-title" className="list-screen flex flex-col">
      {(isDesk || open === undefined) && (
        <header className="list-edge flex-none border-b border-line">
          <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pt-2">
            <h1 id="list-title" className="text-[22px]/7 font-semibold">
              {t('screen')}
            </h1>
            {all !== undefined && (
              <span className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted tabular-nums">
                {t('inThirtyDays', { count: all })}
              </span>
            )}
            <span className="ml-auto flex flex-wrap gap-2 empty:hidden">
              <OpenTest onOpen={() => setTestOpen(true)} />
              <OpenPartners onOpen={() => setPartnersOpen(true)} />
            </span>
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
            <Chips state={state} counts={counts} />
          </div>
        </header>
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {(isDesk || open === undefined) && (
          <div className="flex min-h-0 flex-none flex-col border-line lg:w-[380px] lg:border-r xl:w-[472px]">
            <ExchangeList state={state} open={open} />
          </div>
        )}
        {open !== undefined && <ExchangePane id={open} onBack={() => state.open(undefined)} />}
      </div>
      <Foot count={state.rows.length} />
      {isTestOpen && <TestDialog onClose={() => setTestOpen(false)} />}
      {arePartnersOpen && <Partners onClose={() => setPartnersOpen(false)} />}
    </section>
  );
}

interface ChipsProps {
  readonly state: ExchangesState;
  readonly counts: Readonly<Record<string, number>> | undefined;
}

function Chips({ state, counts }: ChipsProps): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const line = useChosenInSight<HTMLElement>(state.chip, counts !== undefined);
  const countOf = (chip: Chip) => chips[chip].reduce((sum, each) => sum + (counts?.[each] ?? 0), 0);
  return (
    <nav
      ref={line}
      aria-label={t('filters')}
      className="flex min-w-0 items-center gap-1 max-md:w-full max-md:overflow-x-auto"
    >
      {chipNames.map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={state.chip === chip}
          className={clsx(
            'flex h-7 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
            state.chip === chip ? 'border-line bg-surface font-medium' : 'border-transparent text-muted hover:text-ink',
          )}
          onClick={() => state.choose(chip)}
        >
          {t(`chip_${chip}`)}
          {counts && chips[chip].length > 0 && (
            <span
              className={clsx(
                'tabular-nums',
                countOf(chip) > 0 && chip === 'failed' && 'text-danger',
                countOf(chip) > 0 && chip === 'unknown' && 'text-warn',
              )}
            >
              {countOf(chip)}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** What holds everywhere here, and the keys, where there is a keyboard. */
function Foot({ count }: { readonly count: number }): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const mayRetry = useMay('retryInvoiceApiData');
  return (
    <footer
      aria-label={t('keys')}
      className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted max-lg:hidden"
    >
      <span className="mr-auto">{`${t('today', { count })} · ${t('masked')}`}</span>
      <span className="pointer-coarse:hidden">
        <kbd className="kbd">J</kbd> <kbd className="kbd">K</kbd> {t('keyNext')}
      </span>
      {mayRetry && (
        <span className="pointer-coarse:hidden">
          <kbd className="kbd">R</kbd> {t('keyRetry')}
        </span>
      )}
    </footer>
  );
}
