import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { askConfirm } from '../dialogs/confirm.ts';
import { useFailureText } from '../failure-text.ts';
import { snackbar, toast } from '../notices/notices.ts';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useTexts } from '../texts.ts';
import { type RowResult, runForEach } from './bulk.ts';
import { makeRoom } from './bulk-room.ts';
import { BulkResult } from './BulkResult.tsx';

interface BulkCommon<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Asked before it is done. */
  readonly question?: (rows: readonly Row[]) => string;
  /** The key that does it while rows are selected, printed on the button. */
  readonly shortcut?: string;
  /** It is not done with more rows than these at once. */
  readonly atMost?: number;
}
interface RowByRow<Row> extends BulkCommon<Row> {
  /** Does it with one row; the others go on when one is refused. */
  readonly run: (row: Row) => Promise<unknown>;
}
interface AllAtOnce<Row> extends BulkCommon<Row> {
  /** Does it with all rows together, or with none; they stay selected. */
  readonly runAll: (rows: readonly Row[]) => Promise<unknown>;
}
interface AsksFirst<Row> extends BulkCommon<Row> {
  /** The dialog that asks what belongs to it, and then says what is done with each row. */
  readonly dialog: (opened: OpenedBulk<Row>) => ReactNode;
}
export interface OpenedBulk<Row> {
  readonly rows: readonly Row[];
  /** Closes the dialog and begins. */
  readonly run: (act: (row: Row) => Promise<unknown>) => void;
  readonly onClose: () => void;
}
export type BulkAction<Row> = RowByRow<Row> | AllAtOnce<Row> | AsksFirst<Row>;

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
  const [asking, setAsking] = useState<AsksFirst<Row>>();
  const [result, setResult] = useState<{ action: BulkAction<Row>; results: readonly RowResult<Row>[] }>();

  async function run(action: BulkAction<Row>): Promise<void> {
    const { question, title, danger, atMost } = action;
    if (atMost !== undefined && rows.size > atMost) {
      toast(t('bulkAtMost', { count: atMost }), { kind: 'warn' });
      return;
    }
    if ('dialog' in action) {
      setAsking(action);
      return;
    }
    if (question && !(await askConfirm({ text: question([...rows.values()]), yes: title, danger }))) return;
    setDone(0);
    if ('runAll' in action) {
      await action.runAll([...rows.values()]).catch((error: unknown) => toast(failureText(error), { kind: 'danger' }));
      setDone(undefined);
      return;
    }
    await runEach(action, action.run);
  }
  async function runEach(action: BulkAction<Row>, act: (row: Row) => Promise<unknown>): Promise<void> {
    setDone(0);
    const results = await runForEach(rows, act, setDone);
    setDone(undefined);
    if (results.some(({ error, said }) => error !== undefined || said?.isDoubtful)) {
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
      ref={makeRoom}
      className="pop absolute bottom-11 left-1/2 z-20 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center gap-1 p-1.5"
      role="toolbar"
      aria-label={t('withSelected')}
    >
      <span role="status" className="border-r border-line px-3 font-medium whitespace-nowrap">
        {done === undefined ? t('selected', { count: rows.size }) : t('bulkProgress', { done, count: rows.size })}
      </span>
      {actions.map((action) => (
        <BulkButton
          key={action.id}
          action={action}
          isBusy={done !== undefined || asking !== undefined}
          onPress={() => void run(action)}
        />
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
      {asking?.dialog({
        rows: [...rows.values()],
        onClose: () => setAsking(undefined),
        run: (act) => {
          setAsking(undefined);
          void runEach(asking, act);
        },
      })}
      {result && <BulkResult title={result.action.title} results={result.results} nameOf={nameOf} onClose={close} />}
    </div>
  );
}

interface BulkButtonProps<Row> {
  readonly action: BulkAction<Row>;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function BulkButton<Row>({ action, isBusy, onPress }: BulkButtonProps<Row>): ReactNode {
  const { icon, title, danger, shortcut } = action;
  useShortcut({ key: shortcut ?? '' }, () => {
    if (!isBusy) onPress();
  });
  return (
    <button
      type="button"
      className={clsx('btn btn-g px-2 text-ink', danger && 'text-danger')}
      disabled={isBusy}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
    >
      {icon}
      {title}
      {shortcut && (
        <kbd aria-hidden="true" className="kbd font-sans uppercase pointer-coarse:hidden">
          {shortcut}
        </kbd>
      )}
    </button>
  );
}
