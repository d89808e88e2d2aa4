import { useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '#modules/work/pods/messages/desk/index.ts';
import type { PackRow } from '#modules/work/pods/pack-contract.ts';
import { podsNoun } from '../calls.ts';
import { packs } from './calls.ts';

interface Saved {
  readonly base64: string;
  readonly contentType: string;
  readonly fileName: string;
}

/** Hands a file of an answer to the person. */
function save({ base64, contentType, fileName }: Saved): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
  saveFile(new Blob([bytes], { type: contentType }), fileName);
}

/** What is done with sendings: once more, what became of one, and its files. */
export function usePackActions() {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);

  async function act(work: () => Promise<unknown>, done?: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
      if (done) toast(done, { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setIsBusy(false);
      void queries.invalidateQueries({ queryKey: [podsNoun] });
    }
  }
  return {
    isBusy,
    send: (loadId: string, of: Partial<Pick<PackRow, 'reference' | 'method' | 'format'>> = {}) =>
      act(() => packs.sendPodPack({ loadId, ...of }, { idempotencyKey: newIdempotencyKey() }), t('packQueued')),
    settle: ({ id, lockId }: PackRow, outcome: 'arrived' | 'lost' | 'posted') =>
      act(
        () => packs.settlePodPack({ id, outcome }, { lockId, idempotencyKey: newIdempotencyKey() }),
        t('packSettled'),
      ),
    download: (id: string, part: number) => act(async () => save(await packs.getPodPackFile({ id, part }))),
    printList: () => act(async () => save(await packs.getPodPostList({}))),
  };
}
export type PackActions = ReturnType<typeof usePackActions>;
