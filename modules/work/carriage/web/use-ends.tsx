import { RotateCcw, Undo2, X } from 'lucide-react';
import { asksReason } from '#platform/web/record/asks.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { internalMoves, type LoadEventName } from '#modules/work/loads/status.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { carriage, useMay } from './calls.ts';
import { reasonOnly } from './decision-fields.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

/** What takes a load back or ends it; each says why. */
export function useEnds({ id }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const because = (
    event: LoadEventName,
    title: string,
    decide: (reason: string, options: object) => Promise<unknown>,
  ) =>
    asksReason({
      title,
      schema: reasonOnly,
      label: t('reason'),
      help: own(internalMoves.includes(event) ? 'holdInternal' : 'holdToCarrier'),
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
      title: own('bounce'),
      does: because('bounce', own('bounce'), (reason, options) => carriage.bounceLoad({ id, reason }, options)),
    },
    {
      event: 'undeliver',
      may: useMay('undeliverLoad'),
      place: 'menu',
      icon: Undo2,
      title: own('undeliver'),
      does: because('undeliver', own('undeliver'), (reason, options) =>
        carriage.undeliverLoad({ id, reason }, options),
      ),
    },
    {
      event: 'cancel',
      may: useMay('cancelLoad'),
      place: 'menu',
      kind: 'danger',
      icon: X,
      title: own('cancel'),
      does: because('cancel', own('cancelTitle'), (reason, options) => carriage.cancelLoad({ id, reason }, options)),
    },
    {
      event: 'restore',
      may: useMay('restoreLoad'),
      icon: RotateCcw,
      title: own('restore'),
      does: because('restore', own('restore'), (reason, options) => carriage.restoreLoad({ id, reason }, options)),
    },
  ];
}
