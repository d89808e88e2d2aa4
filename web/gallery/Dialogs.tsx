import { type ReactNode, useState } from 'react';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { TermsDialog } from '#platform/web/dialogs/TermsDialog.tsx';
import { snackbar, snackbarTimes, statusNote, toast } from '#platform/web/notices/notices.ts';

const terms = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. The carrier keeps its goods-in-transit insurance in force for every load it accepts, and tells the client at once when it ends or changes.`,
).join('\n\n');

export function Dialogs(): ReactNode {
  const [open, setOpen] = useState(false);
  const answer = (agreed: boolean) => {
    setOpen(false);
    snackbar(agreed ? 'Agreed.' : 'Not agreed.');
  };
  const actions: readonly (readonly [string, () => void])[] = [
    [
      'Confirm',
      () =>
        void askConfirm({ text: 'Is New Supplier a Transporter?' }).then((yes) =>
          snackbar(yes ? 'Yes.' : 'Cancelled.'),
        ),
    ],
    [
      'Confirm a danger',
      () =>
        void askConfirm({
          title: 'Delete supplier',
          text: 'Karoo Freight and its documents will be deleted.',
          yes: 'Delete',
          danger: true,
        }),
    ],
    ['Terms', () => setOpen(true)],
    ['Snackbar', () => void snackbar('Warning! Please complete all required fields *.', { kind: 'warn' })],
    ['Snackbar, 5 s', () => void snackbar('The supplier was saved.', { kind: 'ok', milliseconds: snackbarTimes.long })],
    [
      'Toast',
      () =>
        void toast('Karoo Freight submitted its registration.', { action: { label: 'Open', run: () => undefined } }),
    ],
    [
      'Toast, failure',
      () => void toast('The server could not be reached. Check your connection and try again.', { kind: 'danger' }),
    ],
    [
      'Status note',
      () => void statusNote('You are running an outdated app version. Please refresh.', { kind: 'warn' }),
    ],
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(([label, run]) => (
        <button key={label} type="button" className="btn btn-s" onClick={run}>
          {label}
        </button>
      ))}
      <TermsDialog open={open} terms={terms} onAgree={() => answer(true)} onDisagree={() => answer(false)} />
    </div>
  );
}
