import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { ActProps } from './act.ts';
import { CorrectSheet } from './CorrectSheet.tsx';
import { FinishSheet } from './FinishSheet.tsx';
import { InspectSheet } from './InspectSheet.tsx';
import { LateSheet } from './LateSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { ProblemSheet } from './ProblemSheet.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import { WaitingSheet } from './WaitingSheet.tsx';

const sheets: Readonly<Record<ActProps['act']['kind'], (props: ActProps) => ReactNode>> = {
  waiting: WaitingSheet,
  menu: MenuSheet,
  inspect: InspectSheet,
  finish: FinishSheet,
  problem: ProblemSheet,
  late: LateSheet,
  correct: CorrectSheet,
  reason: ReasonSheet,
};

/** What needs more than a press: one whole screen, and back with the phone's own way back. */
export function Acts(props: ActProps): ReactNode {
  const Sheet = sheets[props.act.kind];
  const dialog = useRef<HTMLDialogElement>(null);
  const { onClose } = props;
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // The phone's key for "back" closes the sheet, not the trip.
    history.pushState({ sheet: true }, '');
    const back = () => close();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if ((history.state as { sheet?: boolean } | null)?.sheet) history.back();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="m-0 h-dvh max-h-none w-full max-w-none scroll-pt-17 scroll-pb-40 overflow-y-auto bg-canvas text-ink"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="mx-auto flex min-h-dvh max-w-md flex-col">
        <Sheet {...props} />
      </div>
    </dialog>
  );
}
