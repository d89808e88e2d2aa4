import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { problemsOf } from '#platform/lines/grid.ts';
import { lineTexts } from '#platform/messages/lines/index.ts';
import { type AnyCatalogue, useCodeTexts, useTexts } from '../texts.ts';
import type { Lines } from './use-lines.ts';
import type { Place } from './view.ts';

const shownAtMost = 5;
const catalogues = [lineTexts as unknown as AnyCatalogue];

/** `Line 3, Quantity: “many” is not a number.` */
export function useProblemText<Line>({ kind, rows }: Lines<Line>): (row: number, field: string) => string {
  const t = useTexts(lineTexts);
  const words = useCodeTexts(catalogues);
  return (place, field) => {
    const row = rows[place];
    const column = kind.columns.find((each) => each.field === field);
    const problem = row && column && problemsOf(kind, row)[column.field];
    if (!problem) return '';
    const text = row.refused[column.field]?.text ?? '';
    return t('problemAt', {
      line: place + 1,
      column: column.title,
      problem: words(`problem_${problem}`, { text }) ?? '',
    });
  };
}

interface LineProblemsProps<Line> {
  readonly of: Lines<Line>;
  /** Puts the focus on the cell. */
  readonly onGo: (at: Place) => void;
}

/** Every cell that holds no value it could be saved with, each a way to it. The line that is typed in is left alone. */
export function LineProblems<Line>({ of, onGo }: LineProblemsProps<Line>): ReactNode {
  const { kind, rows, view } = of;
  const t = useTexts(lineTexts);
  const problemText = useProblemText(of);
  const found = rows.flatMap((row, place) =>
    Object.keys(problemsOf(kind, row))
      .filter((field) => place !== view.at.row || field in row.refused)
      .map((field) => ({ row: place, column: kind.shown.findIndex((each) => each.field === field), field })),
  );
  if (found.length === 0) return null;
  return (
    <section aria-label={t('problemsTitle', { count: found.length })} className="px-4 py-2 text-sm text-danger">
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert size={16} aria-hidden="true" className="flex-none" />
        {t('problemsTitle', { count: found.length })}
      </p>
      <ul className="ps-6">
        {found.slice(0, shownAtMost).map(({ field, ...at }) => (
          <li key={`${at.row} ${field}`}>
            <button type="button" className="text-left underline underline-offset-3" onClick={() => onGo(at)}>
              {problemText(at.row, field)}
            </button>
          </li>
        ))}
        {found.length > shownAtMost && <li>{t('moreProblems', { count: found.length - shownAtMost })}</li>}
      </ul>
    </section>
  );
}
