import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { debtorFilters } from '../kinds.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import type { Ageing } from './calls.ts';
import type { Debtors } from './use-debtors.ts';

/** The counted questions of the desk, and its search. */
export function DebtorFilters({ state, data }: { readonly state: Debtors; readonly data: Ageing }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  return (
    <div className="list-edge flex min-h-12 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-1.5">
      <nav aria-label={t('filters')} className="flex min-w-0 flex-wrap items-center gap-1">
        {debtorFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={state.filter === filter}
            className={clsx(
              'flex h-8 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
              state.filter === filter
                ? 'border-line bg-surface font-medium'
                : 'border-transparent text-muted hover:text-ink',
            )}
            onClick={() => state.choose({ show: filter === 'all' ? undefined : filter })}
          >
            {t(`filter_${filter}`)}
            <span
              className={clsx(
                'tabular-nums',
                data.counts[filter] > 0 && filter === 'over60' && 'text-danger',
                data.counts[filter] > 0 && filter === 'ring' && 'text-warn',
              )}
            >
              {data.counts[filter]}
            </span>
          </button>
        ))}
      </nav>
      <input
        type="search"
        className="ctl ml-auto h-8 w-full max-w-48 pointer-coarse:h-11"
        placeholder={t('search')}
        aria-label={t('search')}
        value={state.words}
        onChange={(event) => state.choose({ q: event.target.value || undefined })}
      />
    </div>
  );
}
