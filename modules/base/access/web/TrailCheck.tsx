import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '../messages/people/index.ts';
import { security } from './calls.ts';

type Part = Awaited<ReturnType<typeof security.getAuditTrailCheck>>;

/** The button that checks the chain of the audit trail from its first entry to its last. */
export function TrailCheck(): ReactNode {
  const t = useTexts(peopleTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-s" onClick={() => setIsOpen(true)}>
        <ShieldCheck size={15} aria-hidden="true" />
        {t('trailCheck')}
      </button>
      {isOpen && <TrailDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function TrailDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(peopleTexts);
  const { part, failure } = useWalk();
  return (
    <Dialog
      open
      title={t('trailTitle')}
      onClose={onClose}
      width={460}
      footer={
        <button type="button" className="btn btn-p" onClick={onClose}>
          {t('done')}
        </button>
      }
    >
      <p className="mb-4 text-muted">{t('trailHint')}</p>
      <div role="status" className="min-h-24">
        {failure ? <p className="text-danger">{failure}</p> : <Found part={part} />}
      </div>
    </Dialog>
  );
}

function Found({ part }: { readonly part: Part | undefined }): ReactNode {
  const t = useTexts(peopleTexts);
  const count = part?.upTo ?? 0;
  if (!part?.isEnd) return <p className="text-muted">{t('trailProgress', { count })}</p>;
  if (part.problem !== null)
    return (
      <div className="rounded-card bg-danger-soft px-4 py-3 text-danger">
        <p className="font-medium">{t('trailBroken', { count })}</p>
        <p className="mt-1">{t(`trail_${part.problem}`)}</p>
        <p className="mt-1">{t('trailTell')}</p>
      </div>
    );
  return (
    <>
      <p className="rounded-card bg-ok-soft px-4 py-3 font-medium text-ok">
        {count === 0 ? t('trailEmpty') : t('trailUnbroken', { count })}
      </p>
      {part.waiting > 0 && <p className="mt-2 text-muted">{t('trailWaiting', { count: part.waiting })}</p>}
    </>
  );
}

/** Walks the chain part by part; a dialog that is closed ends the walk. */
function useWalk(): { readonly part: Part | undefined; readonly failure: string | undefined } {
  const failureText = useFailureText();
  const [part, setPart] = useState<Part>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    async function walk(): Promise<void> {
      for (let after = 0, isEnd = false; !isEnd;) {
        const next = await security.getAuditTrailCheck({ after }, { signal: ending.signal });
        setPart(next);
        after = next.upTo;
        isEnd = next.isEnd;
      }
    }
    walk().catch((error: unknown) => {
      if (!ending.signal.aborted) setFailure(failureText(error));
    });
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- One walk for each opening; the language may change under it.
  }, []);
  return { part, failure };
}
