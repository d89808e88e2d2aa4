import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useFailureText } from '../failure-text.ts';
import { useTexts } from '../texts.ts';
import type { RowResult } from './bulk.ts';

interface BulkResultProps<Row> {
  readonly title: string;
  readonly results: readonly RowResult<Row>[];
  readonly nameOf: (row: Row) => ReactNode;
  readonly onClose: () => void;
}

/** Row by row: done, or why not. Those that failed stay selected, to be tried again. */
export function BulkResult<Row>({ title, results, nameOf, onClose }: BulkResultProps<Row>): ReactNode {
  const t = useTexts(deskTexts);
  const shared = useTexts(publicTexts);
  const failureText = useFailureText();
  const failed = results.filter(({ error }) => error !== undefined).length;
  return (
    <Dialog
      open
      title={title}
      width={560}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-p" onClick={onClose}>
          {shared('close')}
        </button>
      }
    >
      <p role="status">
        {failed === 0
          ? t('bulkDone', { count: results.length })
          : t('bulkResult', { done: results.length - failed, failed })}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {results.map(({ id, row, error, said }) => (
          <li key={id} className="flex gap-2.5 py-2">
            {said?.isDoubtful ? (
              <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
            ) : error === undefined ? (
              <CircleCheck size={16} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
            ) : (
              <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-danger" />
            )}
            <span className="min-w-0">
              <span className="font-medium">{nameOf(row)}</span>
              <span className="block text-muted">
                {error === undefined ? (said?.text ?? t('rowDone')) : failureText(error)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
