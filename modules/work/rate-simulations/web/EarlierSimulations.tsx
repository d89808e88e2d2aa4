import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatPercent } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { rateSimulationDeskTexts } from '../messages/desk/index.ts';
import { simulationsRead } from './calls.ts';
import { simulationPath } from './paths.ts';

/** What was simulated before, so that nobody has to ask it twice. */
export function EarlierSimulations(): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const { data } = useQuery(simulationsRead);
  if (!data || data.rows.length === 0) return null;
  return (
    <section className="mt-8 max-w-3xl" aria-label={t('earlier')}>
      <h2 className="mb-2 font-semibold">{t('earlier')}</h2>
      <ul>
        {data.rows.map(({ id, title, rateId, from, to, createdBy }) => (
          <li key={id} className="border-b border-line py-2">
            <Link to={simulationPath(id)} className="text-brand underline">
              {rateId === null
                ? t('ofChange', { percent: formatPercent(language, Number(title), { decimals: 4 }) })
                : t('ofRate', { code: title })}
            </Link>
            <span className="text-muted">
              {` · ${t('period', { from: formats.date(from), to: formats.date(to) })} · ${createdBy}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
