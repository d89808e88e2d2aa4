import { type ReactNode, useState } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useUnsavedChanges } from '../leave-question.ts';
import { useTexts } from '../texts.ts';
import { takeUpdate, useUpdateIsReady } from './updates.ts';

/** Offers a new version, and waits with that while something on the page is not saved. */
export function UpdatePrompt(): ReactNode {
  const ready = useUpdateIsReady();
  const unsaved = useUnsavedChanges();
  const [later, setLater] = useState(false);
  if (!ready || unsaved || later) return null;
  return (
    <div className="fixed inset-x-4 bottom-[calc(var(--footer-height,0px)+1rem)] z-20 mx-auto max-w-md">
      <UpdateOffer onUpdate={takeUpdate} onLater={() => setLater(true)} />
    </div>
  );
}

export function UpdateOffer({
  onUpdate,
  onLater,
}: {
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}): ReactNode {
  const t = useTexts(publicTexts);
  return (
    <section aria-label={t('updateReady')} className="pop flex flex-wrap items-center gap-2 p-3 ps-4">
      <p className="min-w-48 flex-1">{t('updateReady')}</p>
      <div className="ms-auto flex gap-2">
        <button type="button" className="btn btn-g" onClick={onLater}>
          {t('later')}
        </button>
        <button type="button" className="btn btn-p" onClick={onUpdate}>
          {t('updateNow')}
        </button>
      </div>
    </section>
  );
}
