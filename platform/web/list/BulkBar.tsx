import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { askConfirm } from '../dialogs/confirm.ts';
import { useFailureText } from '../failure-text.ts';
import { toast } from '../notices/notices.ts';
import { useTexts } from '../texts.ts';

export interface BulkAction<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** Asked before it is done. */
  readonly question?: (rows: readonly Row[]) => string;
  readonly run: (rows: readonly Row[]) => Promise<unknown>;
}

interface BulkBarProps<Row> {
  readonly rows: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onClear: () => void;
}

/** In the place of the toolbar while rows are selected: how many, and what can be done with all of them. */
export function BulkBar<Row>({ rows, actions, onClear }: BulkBarProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  async function run({ question, run: act, title, danger }: BulkAction<Row>): Promise<void> {
    if (question && !(await askConfirm({ text: question(rows), yes: title, danger }))) return;
    setBusy(true);
    try {
      await act(rows);
      onClear();
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div
      className="flex flex-wrap items-center gap-2 border-b border-line bg-brand-soft p-2"
      role="toolbar"
      aria-label={t('withSelected')}
    >
      <span role="status" className="px-2 font-medium">
        {t('selected', { count: rows.length })}
      </span>
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className={clsx('btn', action.danger ? 'btn-d' : 'btn-s')}
          disabled={busy}
          onClick={() => void run(action)}
        >
          {action.icon}
          {action.title}
        </button>
      ))}
      <button type="button" className="btn btn-g ml-auto" onClick={onClear}>
        {t('clearSelection')}
      </button>
    </div>
  );
}
