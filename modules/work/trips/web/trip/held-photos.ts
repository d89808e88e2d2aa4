import type { TripFileKind } from './calls.ts';
import type { Waiting } from './kept.ts';
import type { Outbox } from './outbox.ts';

/** Keeps a photo on the phone until what it belongs to is told: so long it can be looked at and taken out. */
export function holdPhoto(outbox: Outbox, kind: TripFileKind, stopId: string | null, content: string): Promise<string> {
  return outbox.file(kind, stopId, content, '', 'held');
}

/** Photos that may still be taken out, the oldest first. */
export function heldPhotos({ owner: { kept, loadId } }: Outbox): Waiting[] {
  return kept.waiting(loadId).filter(({ state }) => state === 'held');
}

/** Takes a photo out. One that was told of stays. */
export async function takeOut(outbox: Outbox, photo: string): Promise<void> {
  const { kept, changed } = outbox.owner;
  if (heldPhotos(outbox).some(({ id }) => id === photo)) await kept.remove('waiting', photo);
  changed();
}

/** To be called before the event or the inspection that names these photos is kept: they go with it. */
export async function letGo(outbox: Outbox, photos: readonly string[]): Promise<void> {
  const named = heldPhotos(outbox).filter(({ id }) => photos.includes(id));
  await outbox.owner.kept.put('waiting', ...named.map((item) => ({ ...item, state: 'saved' as const })));
}
