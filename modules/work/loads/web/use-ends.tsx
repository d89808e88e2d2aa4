import { RotateCcw, Undo2, X } from 'lucide-react';
import { asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { type LoadEventName } from '../status.ts';
import { type Load, loads, useMay } from './calls.ts';
import { reasonOnly } from './decision-fields.tsx';

/** What takes a load back or ends it; each says why. */
export function useEnds({ id }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const because = (title: string, decide: (reason: string, options: object) => Promise<unknown>) =>
    asksReason({
      title,
      schema: reasonOnly,
      label: t('reason'),
      required: true,
      done: t('saved'),
      decide: ({ reason }, options) => decide(reason, options),
    });
  return [
    {
      event: 'bounce',
      may: useMay('bounceLoad'),
      place: 'menu',
      icon: Undo2,
      title: t('bounce'),
      does: because(t('bounce'), (reason, options) => loads.bounceLoad({ id, reason }, options)),
    },
    {
      event: 'undeliver',
      may: useMay('undeliverLoad'),
      place: 'menu',
      icon: Undo2,
      title: t('undeliver'),
      does: because(t('undeliver'), (reason, options) => loads.undeliverLoad({ id, reason }, options)),
    },
    {
      event: 'cancel',
      may: useMay('cancelLoad'),
      place: 'menu',
      kind: 'danger',
      icon: X,
      title: t('cancel'),
      does: because(t('cancelTitle'), (reason, options) => loads.cancelLoad({ id, reason }, options)),
    },
    {
      event: 'restore',
      may: useMay('restoreLoad'),
      icon: RotateCcw,
      title: t('restore'),
      does: because(t('restore'), (reason, options) => loads.restoreLoad({ id, reason }, options)),
    },
  ];
}
