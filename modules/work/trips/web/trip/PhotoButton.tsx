import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { Drawn } from './Icon.tsx';
import { camera } from './sheet-shapes.ts';
import { smallPhoto } from './small-photo.ts';

interface PhotoButtonProps {
  readonly label: string;
  readonly count: number;
  readonly onPhoto: (content: string) => Promise<void>;
}

/** The camera first. The photo is made small and kept before anything else is pressed: phones end pages for their camera. */
export function PhotoButton({ label, count, onPhoto }: PhotoButtonProps): ReactNode {
  const t = useTexts(sheetTexts);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setState('busy');
    try {
      await onPhoto(await smallPhoto(file));
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <div>
      <label className="btn btn-s h-14 w-full text-md focus-within:outline-2">
        <Drawn path={camera} />
        {state === 'busy' ? t('makingSmall') : label}
        {count > 0 && <span className="rounded-full bg-ok-soft px-2 text-sm text-ok">{count}</span>}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p aria-live="polite" className="err mt-1">
        {state === 'failed' && t('photoUnreadable')}
      </p>
    </div>
  );
}
