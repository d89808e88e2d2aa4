import { type ReactNode, useId } from 'react';
import type { Read } from '../record/RecordGate.tsx';
import { LineFailure } from './LineFailure.tsx';
import { LineSkeleton } from './LineSkeleton.tsx';

interface RecordPanelProps<Row> {
  readonly title: string;
  /** Leads to the list that the records are of. */
  readonly link?: ReactNode;
  readonly query: Read<{ readonly rows: readonly Row[] }>;
  /** So many lines wait to be read. */
  readonly lines: number;
  readonly emptyText: string;
  /** One line, with a key. */
  readonly children: (row: Row) => ReactNode;
}

/** Some records of a list, as a panel of the dashboard. */
export function RecordPanel<Row>({ title, link, query, lines, emptyText, children }: RecordPanelProps<Row>): ReactNode {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {link}
      </header>
      <ul className="divide-y divide-line">
        {error && !data && <LineFailure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <LineSkeleton lines={lines} />}
        {data?.rows.map(children)}
        {data?.rows.length === 0 && <li className="px-4 py-8 text-center text-muted">{emptyText}</li>}
      </ul>
    </section>
  );
}
