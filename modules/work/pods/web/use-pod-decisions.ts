import { useRef, useState } from 'react';
import { toast } from '#platform/web/notices/notices.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { queries } from '#platform/web/queries.ts';
import { newIdempotencyKey } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import type { RejectReason } from '../status.ts';
import { type Pod, podRead, pods, podsNoun } from './calls.ts';
import { type Counted, exceptionsOf } from './goods-check.ts';

/** Says what was done, and takes it back where it was a wrong key. */
function useUndo() {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  return (text: string, { id, lockId }: { readonly id: string; readonly lockId: string }): void => {
    const undo = async () => {
      try {
        await pods.undoPod({ id }, { lockId });
        toast(t('undone'));
      } catch (error) {
        toast(failureText(error), { kind: 'danger' });
      }
      void queries.invalidateQueries({ queryKey: [podsNoun] });
    };
    toast(text, { kind: 'ok', action: { label: t('undo'), run: () => void undo() } });
  };
}

/** Keys for pages come faster than answers: the next one waits, and works on the pages as the one before has left them. */
function useTurns(pod: Pod | undefined, setIsBusy: (isBusy: boolean) => void) {
  const failureText = useFailureText();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  async function order(work: (of: Pod) => Promise<unknown>): Promise<void> {
    if (!pod) return;
    setIsBusy(true);
    try {
      await work(queries.getQueryData<Pod>(podRead(pod.id).queryKey) ?? pod);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
    await queries.invalidateQueries({ queryKey: [podsNoun] });
    setIsBusy(false);
  }
  return (work: (of: Pod) => Promise<unknown>) => (line.current = line.current.then(() => order(work)));
}

/** What is done with a proof at the desk. `onDone` goes on to the next one. */
export function usePodDecisions(pod: Pod | undefined, onDone: () => void) {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  const tell = useUndo();
  const [isBusy, setIsBusy] = useState(false);

  async function act(work: (of: Pod) => Promise<unknown>): Promise<boolean> {
    if (!pod || isBusy) return false;
    setIsBusy(true);
    try {
      await work(pod);
      return true;
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
      return false;
    } finally {
      setIsBusy(false);
      void queries.invalidateQueries({ queryKey: [podsNoun] });
    }
  }
  const inTurn = useTurns(pod, setIsBusy);
  const options = (of: Pod) => ({ lockId: of.lockId, idempotencyKey: newIdempotencyKey() });

  const name = (of: Pod) => [of.loadNumber, of.reference].filter(Boolean).join(' ');

  return {
    isBusy,
    accept: (signedBy: string, counted: Counted) =>
      act(async (of) => {
        const done = await pods.approvePod({ id: of.id, signedBy, exceptions: exceptionsOf(of, counted) }, options(of));
        onDone();
        tell(t('accepted', { load: name(of) }), done);
      }),
    reject: (reason: RejectReason, note: string) =>
      act(async (of) => {
        const done = await pods.rejectPod({ id: of.id, reason, note }, options(of));
        onDone();
        tell(t('rejected', { load: name(of) }), done);
      }),
    turn: (place: number) =>
      inTurn((of) => {
        const pages = of.pages.map((page, index) => ({
          file: page.file,
          page: page.page,
          turn: ((page.turn + (index === place ? 90 : 0)) % 360) as 0 | 90 | 180 | 270,
        }));
        return pods.putPodPages({ id: of.id, pages }, options(of));
      }),
    split: (place: number) =>
      inTurn(async (of) => {
        await pods.splitPod({ id: of.id, pages: [place + 1] }, options(of));
        toast(t('splitDone'), { kind: 'ok' });
      }),
    match: (loadId: string, loadNumber: string, stopId: string, reference: string) =>
      act(async (of) => {
        await pods.matchPod({ id: of.id, loadId, stopId, reference }, options(of));
        onDone();
        toast(t('matchDone', { load: loadNumber }), { kind: 'ok' });
      }),
    ask: () =>
      act(async (of) => {
        const { email } = await pods.sendPodRequest({ loadId: of.loadId! }, { idempotencyKey: newIdempotencyKey() });
        toast(t('asked', { email }), { kind: 'ok' });
      }),
    waive: (reason: string) =>
      act(async (of) => {
        await pods.waivePod({ id: of.id, reason }, options(of));
        onDone();
        toast(t('waived'), { kind: 'ok' });
      }),
    reopen: (reason: string) =>
      act(async (of) => {
        await pods.reopenPod({ id: of.id, reason }, options(of));
        toast(t('reopened'), { kind: 'ok' });
      }),
  };
}
export type PodDecisions = ReturnType<typeof usePodDecisions>;
