import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useTexts } from '#platform/web/texts.ts';
import { accountingExportDeskTexts } from '../messages/desk/index.ts';
import { exportsNoun } from './calls.ts';
import { DriftList } from './DriftList.tsx';
import { ExportList } from './ExportList.tsx';
import { ExportPane } from './ExportPane.tsx';
import { FileList } from './FileList.tsx';
import { type Chip, chipNames, chips, type ExportsState, useExports } from './use-exports.ts';

/** `/accountingExports`: supplier invoices on their way into another accounting system, what differs there, and files. */
export function ExportScreen(): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  useChannel(exportsNoun);
  const state = useExports();
  const isDesk = useMedia('(min-width: 1024px)');
  const isList = state.chip !== 'drift' && state.chip !== 'files';
  const open = isList ? (state.chosen ?? (isDesk ? state.rows[0]?.id : undefined)) : undefined;
  const isListShown = isDesk || open === undefined;
  return (
    <section aria-labelledby="list-title" className="list-screen flex flex-col">
      {isListShown && (
        <header className="list-edge flex-none border-b border-line">
          <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pt-2">
            <h1 id="list-title" className="text-[22px]/7 font-semibold">
              {t('screen')}
            </h1>
          </div>
          <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 pb-2">
            {isList && (
              <input
                type="search"
                className="ctl h-8 w-full max-w-56 pointer-coarse:h-11"
                placeholder={t('search')}
                aria-label={t('search')}
                value={state.words}
                onChange={(event) => state.searchFor(event.target.value)}
              />
            )}
            <Chips state={state} />
          </div>
        </header>
      )}
      {isList && (
        <div className="flex min-h-0 flex-1 max-lg:flex-col">
          {isListShown && (
            <div className="flex min-h-0 flex-none flex-col border-line lg:w-[380px] lg:border-r xl:w-[472px]">
              <ExportList state={state} open={open} />
            </div>
          )}
          {open !== undefined && <ExportPane id={open} onBack={() => state.open(undefined)} />}
        </div>
      )}
      {state.chip === 'drift' && <DriftList />}
      {state.chip === 'files' && <FileList />}
    </section>
  );
}

function Chips({ state }: { readonly state: ExportsState }): ReactNode {
  const t = useTexts(accountingExportDeskTexts);
  const { data } = state.list;
  const line = useChosenInSight<HTMLElement>(state.chip, data !== undefined);
  const countOf = (chip: Chip) =>
    chip === 'drift' ? (data?.drift ?? 0) : chips[chip].reduce((sum, each) => sum + (data?.counts[each] ?? 0), 0);
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
          {data && (chip === 'drift' || chips[chip].length > 0) && (
            <span
              className={clsx(
                'tabular-nums',
                countOf(chip) > 0 && (chip === 'failed' || chip === 'drift') && 'text-danger',
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
