import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { checkTexts } from '#modules/fleet/vehicle-inspections/messages/check/index.ts';
import { Drawn } from './Drawn.tsx';
import type { Seen } from './progress.ts';
import { smallPhoto } from './small-photo.ts';

interface PhotoRowProps {
  readonly item: Seen;
  readonly onPhoto: (content: string) => Promise<void>;
}

/** The photos so far and the camera. A photo is made small and kept before anything else: phones end pages for their camera. */
export function PhotoRow({ item, onPhoto }: PhotoRowProps): ReactNode {
  const t = useTexts(checkTexts);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const count = item.pictures.length + item.photos.length + item.photosToCome;
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
      <div className="flex items-center gap-2.5">
        {item.pictures.slice(-2).map((picture) => (
          <img key={picture.slice(-64)} src={picture} alt="" className="size-16 rounded-ctl object-cover" />
        ))}
        <label className="btn btn-s h-16 min-w-0 flex-1 text-md focus-within:outline-2">
          <Drawn name="camera" />
          {state === 'busy' ? t('makingSmall') : t(count > 0 ? 'onePhotoMore' : 'takePhoto')}
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
      </div>
      <p aria-live="polite" className="err mt-1">
        {state === 'failed' && t('photoUnreadable')}
      </p>
    </div>
  );
}
