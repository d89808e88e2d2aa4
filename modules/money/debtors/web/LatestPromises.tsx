import { useQuery } from '@tanstack/react-query';
import { Check, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '../messages/desk/index.ts';
import { overviewRead } from './calls.ts';
import type { Debtors } from './use-debtors.ts';

const icons = { open: Clock, kept: Check, broken: CircleX, withdrawn: Undo2 } as const;
const tones = { open: 'text-muted', kept: 'text-ok', broken: 'text-danger', withdrawn: 'text-muted' } as const;

interface LatestPromisesProps {
  readonly at: Debtors['at'];
  readonly onOpen: (customerId: string) => void;
}

/** The latest promises of all debtors, and how many were kept. */
export function LatestPromises({ at, onOpen }: LatestPromisesProps): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const { data } = useQuery(overviewRead(at));
  if (!data) return null;
  return (
    <section aria-labelledby="promises-title" className="border-t border-line px-4 py-3">
      <h2 id="promises-title" className="flex items-baseline justify-between gap-2 font-semibold">
        {t('promisesTitle')}
        <span className="text-sm font-normal text-muted">{t('keptOf', { kept: data.kept, ended: data.ended })}</span>
      </h2>
      {data.promises.length === 0 && <p className="mt-2 text-muted">{t('noPromises')}</p>}
      <ul className="mt-2 space-y-2">
        {data.promises.map((promise) => {
          const Icon = icons[promise.standing];
          return (
            <li key={promise.id} className="flex gap-2.5">
              <Icon
                size={16}
                className={`mt-1 flex-none ${tones[promise.standing]}`}
                aria-label={t(`standing_${promise.standing}`)}
              />
              <div className="min-w-0">
                <button
                  type="button"
                  className="block max-w-full truncate text-left hover:underline"
                  onClick={() => onOpen(promise.customerId)}
                >
                  {promise.customerName}, {formats.money(promise.amount)}
                </button>
                <p className="text-sm text-muted">
                  {t('forDay', { date: formats.date(promise.dueDay), by: promise.madeBy })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
