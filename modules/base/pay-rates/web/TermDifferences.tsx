import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { PayTerms } from '../contract.ts';
import { payRateTexts } from '../messages/desk/index.ts';

/** The fields that are paid by, in the order of the form, and how people write them. */
export interface TermWords {
  readonly names: readonly string[];
  label(name: string): string;
  written(name: string, value: PayTerms[string]): string;
}

/** What a version says otherwise, field by field. */
export function TermDifferences({
  words: { names, label, written },
  before,
  after,
}: {
  readonly words: TermWords;
  readonly before: PayTerms;
  readonly after: PayTerms;
}): ReactNode {
  const t = useTexts(payRateTexts);
  const cell = 'py-1.5 pr-6 align-top';
  return (
    <table className="mt-2">
      <thead>
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="pr-6 font-normal">
            {t('term')}
          </th>
          <th scope="col" className="pr-6 font-normal">
            {t('now')}
          </th>
          <th scope="col" className="font-normal">
            {t('afterwards')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names
          .filter((name) => (before[name] ?? null) !== (after[name] ?? null))
          .map((name) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={`${cell} text-left font-normal`}>
                {label(name)}
              </th>
              <td className={`${cell} whitespace-nowrap tabular-nums`}>
                {written(name, before[name] ?? null) || t('none')}
              </td>
              <td className={`${cell} font-semibold whitespace-nowrap tabular-nums`}>
                {written(name, after[name] ?? null) || t('none')}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
