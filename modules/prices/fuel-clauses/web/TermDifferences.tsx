import { type ReactNode, useCallback } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useWords } from '#platform/web/words.ts';
import { type ClauseTerms, type TermName, termNames } from '../fields.ts';
import { fuelClauseTexts } from '../messages/index.ts';

/** A term as people write it: figures with the four decimals that clauses have, where they need them. */
function useTerm(): (name: TermName, value: ClauseTerms[TermName]) => string {
  const { t, written } = useWords(fuelClauseTexts);
  const language = useLanguage();
  return useCallback(
    (name, value) => {
      if (value === null || value === '') return '–';
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
      return typeof value === 'number' ? formatDecimal(language, value, { decimals: 4 }) : written(name, value);
    },
    [t, written, language],
  );
}

const differing = (before: ClauseTerms | undefined, after: ClauseTerms) =>
  termNames.filter((name) => before !== undefined && before[name] !== after[name]);

/** What a version says otherwise than the one before it, in a line; of the first one what it counts by. */
export function useTerms(): (terms: ClauseTerms, before: ClauseTerms | undefined) => string {
  const { label } = useWords(fuelClauseTexts);
  const term = useTerm();
  return useCallback(
    (terms, before) => {
      const first: readonly TermName[] =
        terms.calculation === 'Manual' ? ['manualValue'] : ['basePrice', 'weightPercent', 'floorPercent', 'capPercent'];
      const names = before ? differing(before, terms) : first.filter((name) => terms[name] !== null);
      return names.map((name) => `${label(name)}: ${term(name, terms[name])}`).join(' · ');
    },
    [label, term],
  );
}

/** What changes, with what it is now and what it would be. */
export function TermDifferences({
  before,
  after,
}: {
  readonly before: ClauseTerms | undefined;
  readonly after: ClauseTerms;
}): ReactNode {
  const { t, label } = useWords(fuelClauseTexts);
  const term = useTerm();
  return (
    <table className="mt-3 w-full max-w-xl">
      <thead>
        <tr className="h-8 border-b border-line text-left text-sm text-muted">
          <th scope="col">{t('value')}</th>
          <th scope="col" className="pl-3 text-right">
            {t('now')}
          </th>
          <th scope="col" className="pl-3 text-right">
            {t('afterwards')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differing(before, after).map((name) => (
          <tr key={name} className="h-9 border-b border-line">
            <th scope="row" className="text-left font-normal">
              {label(name)}
            </th>
            <td className="pl-3 text-right text-muted tabular-nums">{before && term(name, before[name])}</td>
            <td className="pl-3 text-right font-semibold tabular-nums">{term(name, after[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
