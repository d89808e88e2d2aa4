import { forgetDraft, type FinishDraft } from './finish-draft.ts';
import { letGo } from './held-photos.ts';
import type { Outbox } from './outbox.ts';

interface Finished {
  readonly stopId: string;
  readonly draft: FinishDraft;
  readonly remark: string;
}

/** Keeps that the work at a stop is done: the signature first, so that the event can name it. */
export async function tellFinished(outbox: Outbox, { stopId, draft, remark }: Finished): Promise<void> {
  const at = new Date().toISOString();
  const signatoryName = draft.name.trim();
  const { signature } = draft;
  const files = [...draft.files];
  await letGo(outbox, files);
  if (signature !== '') files.push(await outbox.file('signature', stopId, signature, signatoryName));
  await outbox.event({
    kind: 'workEnded',
    stopId,
    occurredAt: at,
    capturedAt: at,
    signatoryName,
    note: [draft.note.trim(), remark].filter(Boolean).join(' · '),
    goods: draft.goods.map(({ goodsLineId, quantityActual, shortQuantity, damagedQuantity }) => ({
      goodsLineId,
      quantityActual,
      shortQuantity,
      damagedQuantity,
    })),
    files,
  });
  forgetDraft(stopId);
}
