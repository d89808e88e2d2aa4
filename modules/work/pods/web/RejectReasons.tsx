import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { type RejectReason, rejectReasons } from '../status.ts';
import type { Pod } from './calls.ts';

interface RejectReasonsProps {
  readonly pod: Pod;
  readonly onReject: (reason: RejectReason, note: string) => void;
  readonly onClose: () => void;
}

/** Why a proof is sent back: a digit rejects. The last reason asks for a sentence. */
export function RejectReasons({ pod, onReject, onClose }: RejectReasonsProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const [isNoted, setIsNoted] = useState(false);
  const [note, setNote] = useState('');
  const choose = (reason: RejectReason) => (reason === 'other' ? setIsNoted(true) : onReject(reason, ''));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    const reason = isNoted ? undefined : rejectReasons[Number(event.key) - 1];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A reason that is typed as words must not turn, split or match the proof behind it.
    if (!isNoted && /^[a-z]$/i.test(event.key)) event.stopPropagation();
    if (!reason) return;
    event.preventDefault();
    choose(reason);
  });
  useEffect(() => {
    // Before the shortcuts of the desk.
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
  return (
    <section aria-label={t('rejectBecause')} className="pop mx-3 mb-2 p-1.5">
      <p className="flex justify-between px-2 py-1 text-sm text-muted">
        {t('rejectBecause')}
        <button type="button" className="hover:underline" onClick={onClose}>
          Esc
        </button>
      </p>
      {!isNoted &&
        rejectReasons.map((reason, place) => (
          <button
            key={reason}
            type="button"
            onClick={() => choose(reason)}
            className="flex w-full items-center gap-2.5 rounded-ctl px-2 py-1 text-left hover:bg-sunken pointer-coarse:py-2.5"
          >
            <kbd className="kbd">{place + 1}</kbd>
            {t(`reason_${reason}`)}
          </button>
        ))}
      {isNoted && (
        <form
          className="space-y-2 p-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim()) onReject('other', note.trim());
          }}
        >
          <label className="block text-sm">
            {t('note')}
            <textarea
              className="ctl mt-1 w-full"
              rows={3}
              maxLength={500}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- It was asked for by a key this moment.
              autoFocus
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </label>
          <button type="submit" className="btn btn-s w-full text-danger">
            {t('reject')}
          </button>
        </form>
      )}
      <p className="border-t border-line px-2 py-1.5 text-sm text-muted">
        {pod.supplierName ? t('rejectFollows', { name: pod.supplierName }) : t('rejectOwn')}
      </p>
    </section>
  );
}
