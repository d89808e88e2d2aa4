import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { askConfirm } from '../dialogs/confirm.ts';
import { useFailureText } from '../failure-text.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { useTexts } from '../texts.ts';
import { type RowResult, runForEach } from './bulk.ts';
import { BulkResult } from './BulkResult.tsx';

interface BulkCommon<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Asked before it is done. */
  readonly question?: (rows: readonly Row[]) => string;
}
interface RowByRow<Row> extends BulkCommon<Row> {
  /** Does it with one row; the others go on when one is refused. */
  readonly run: (row: Row) => Promise<unknown>;
}
interface AllAtOnce<Row> extends BulkCommon<Row> {
  /** Does it with all rows together, or with none; they stay selected. */
  readonly runAll: (rows: readonly Row[]) => Promise<unknown>;
}
export type BulkAction<Row> = RowByRow<Row> | AllAtOnce<Row>;

interface BulkBarProps<Row> {
  /** By their ids. */
  readonly rows: ReadonlyMap<string, Row>;
  /** As a row is called in the result. */
  readonly nameOf: (row: Row) => ReactNode;
  readonly actions: readonly BulkAction<Row>[];
  readonly onClear: () => void;
  /** With the rows that it could not be done with; they stay selected. */
  readonly onDone: (failed: ReadonlyMap<string, Row>) => void;
}

/** Over the foot of the list while rows are selected: how many, and what can be done with all of them. */
export function BulkBar<Row>({ rows, nameOf, actions, onClear, onDone }: BulkBarProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const [done, setDone] = useState<number>();
  const [result, setResult] = useState<{ action: BulkAction<Row>; results: readonly RowResult<Row>[] }>();

  async function run(action: BulkAction<Row>): Promise<void> {
    const { question, title, danger } = action;
    if (question && !(await askConfirm({ text: question([...rows.values()]), yes: title, danger }))) return;
    setDone(0);
    if ('runAll' in action) {
      await action.runAll([...rows.values()]).catch((error: unknown) => toast(failureText(error), { kind: 'danger' }));
      setDone(undefined);
      return;
    }
    const results = await runForEach(rows, action.run, setDone);
    setDone(undefined);
    if (results.some(({ error }) => error !== undefined)) {
      setResult({ action, results });
      return;
    }
    snackbar(t('bulkDone', { count: results.length }), { kind: 'ok' });
    onDone(new Map());
  }
  function close(): void {
    const failed = result?.results.filter(({ error }) => error !== undefined) ?? [];
    setResult(undefined);
    onDone(new Map(failed.map(({ id, row }) => [id, row])));
  }
  return (
    <div
      className="pop absolute bottom-11 left-1/2 z-20 flex max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center gap-1 p-1.5"
      role="toolbar"
      aria-label={t('withSelected')}
    >
      <span role="status" className="border-r border-line px-3 font-medium whitespace-nowrap">
        {done === undefined ? t('selected', { count: rows.size }) : t('bulkProgress', { done, count: rows.size })}
      </span>
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className={clsx('btn btn-g text-ink', action.danger && 'text-danger')}
          disabled={done !== undefined}
          onClick={() => void run(action)}
        >
          {action.icon}
          {action.title}
        </button>
      ))}
      <button
        type="button"
        className="btn btn-g px-2"
        aria-label={t('clearSelection')}
        title={t('clearSelection')}
        onClick={onClear}
      >
        <X size={16} aria-hidden="true" />
      </button>
      {result && <BulkResult title={result.action.title} results={result.results} nameOf={nameOf} onClose={close} />}
    </div>
  );
}
