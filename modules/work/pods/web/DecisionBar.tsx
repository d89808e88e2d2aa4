import type { ReactNode } from 'react';
import { tellFooterHeight } from '#platform/web/notices/footer-height.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { type Pod, useMay } from './calls.ts';

/** What is asked before it is done. */
export type Asked = 'reject' | 'match' | 'waive' | 'reopen' | undefined;

interface DecisionBarProps {
  readonly pod: Pod;
  readonly may: { readonly accept: boolean; readonly reject: boolean; readonly match: boolean };
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onAsk: (asked: Asked) => void;
  readonly onRequest: () => void;
}

/** What may be done with a proof in its state, with the keys that do it. */
export function DecisionBar({ pod, may, isBusy, onAccept, onAsk, onRequest }: DecisionBarProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const isMissing = pod.status === 'AWAITED' || pod.status === 'podRejected';
  const mayAsk = useMay('sendPodRequest') && isMissing && pod.loadId !== null;
  const mayWaive = useMay('waivePod') && isMissing;
  const mayReopen = useMay('reopenPod') && pod.status === 'podAccepted';
  const mayDecide = useMay('approvePod') && pod.status === 'podSubmitted';
  const key = (letter: string) => <kbd className="kbd pointer-coarse:hidden">{letter}</kbd>;
  const button = 'btn flex-1 whitespace-nowrap';
  if (!(mayAsk || mayWaive || mayReopen || mayDecide || may.reject || may.match)) return null;
  return (
    <div ref={tellFooterHeight} className="space-y-2 border-t border-line p-3">
      {pod.decisionBarrier && <p className="text-sm text-muted">{t('ownUpload')}</p>}
      <div className="flex flex-wrap gap-2">
        {may.match && (
          <button
            type="button"
            className={`${button} ${pod.loadId ? 'btn-s' : 'btn-p'}`}
            disabled={isBusy}
            onClick={() => onAsk('match')}
          >
            {t(pod.loadId ? 'otherLoad' : 'match')} {key('M')}
          </button>
        )}
        {may.reject && (
          <button
            type="button"
            className={`${button} btn-s text-danger`}
            disabled={isBusy}
            onClick={() => onAsk('reject')}
          >
            {t('reject')} {key('R')}
          </button>
        )}
        {mayDecide && (
          <button type="button" className={`${button} btn-p`} disabled={isBusy || !may.accept} onClick={onAccept}>
            {t('acceptNext')} {key('A')}
          </button>
        )}
        {mayWaive && (
          <button type="button" className={`${button} btn-s`} disabled={isBusy} onClick={() => onAsk('waive')}>
            {t('waive')}
          </button>
        )}
        {mayAsk && (
          <button type="button" className={`${button} btn-p`} disabled={isBusy} onClick={onRequest}>
            {t('ask')}
          </button>
        )}
        {mayReopen && (
          <button type="button" className={`${button} btn-s`} disabled={isBusy} onClick={() => onAsk('reopen')}>
            {t('reopen')}
          </button>
        )}
      </div>
    </div>
  );
}
