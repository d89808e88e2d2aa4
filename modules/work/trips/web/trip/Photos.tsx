import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { heldPhotos, holdPhoto, takeOut } from './held-photos.ts';
import type { TripFileKind } from './calls.ts';
import { Drawn } from './Icon.tsx';
import type { Waiting } from './kept.ts';
import type { TripPage } from './page-state.ts';
import { cross } from './sheet-shapes.ts';
import { PhotoButton } from './PhotoButton.tsx';

export type PhotoChange = (before: readonly string[]) => readonly string[];

interface PhotosProps {
  readonly page: TripPage;
  readonly label: string;
  readonly kind: TripFileKind;
  readonly stopId: string | null;
  /** Ids of photos that were taken, and are there for as long as nothing was told. */
  readonly taken: readonly string[];
  /** A second photo may be taken while the first is made small: what is there by then counts. */
  readonly onChange?: (change: PhotoChange) => void;
}

/** The camera, and what it took: each can be looked at and taken out until it is sent with what it belongs to. */
export function Photos({ page, label, kind, stopId, taken, onChange }: PhotosProps): ReactNode {
  const photos = heldPhotos(page.outbox!).filter(({ id }) => taken.includes(id));
  return (
    <>
      <PhotoButton
        label={label}
        count={taken.length}
        onPhoto={async (content) => {
          const held = await holdPhoto(page.outbox!, kind, stopId, content);
          onChange?.((before) => [...before, held]);
        }}
      />
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map((photo, place) => (
            <Photo
              key={photo.id}
              photo={photo}
              number={place + 1}
              onTakeOut={() => {
                void takeOut(page.outbox!, photo.id);
                onChange?.((before) => before.filter((id) => id !== photo.id));
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface PhotoProps {
  readonly photo: Waiting;
  readonly number: number;
  readonly onTakeOut: () => void;
}

function Photo({ photo, number, onTakeOut }: PhotoProps): ReactNode {
  const t = useTexts(sheetTexts);
  const [isLarge, setLarge] = useState(false);
  return (
    <li className={`relative ${isLarge ? 'col-span-3' : ''}`}>
      <button
        type="button"
        className="block w-full overflow-hidden rounded-lg border border-line"
        aria-expanded={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <img
          src={String(photo.payload['content'])}
          alt={t('photoNumber', { number })}
          className={isLarge ? 'w-full' : 'aspect-square w-full object-cover'}
        />
      </button>
      <button
        type="button"
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-full border border-line bg-surface shadow"
        aria-label={t('takeOutPhoto', { number })}
        onClick={onTakeOut}
      >
        <Drawn path={cross} />
      </button>
    </li>
  );
}
