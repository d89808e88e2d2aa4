import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { useMay } from './calls.ts';
import { EventsPart } from './EventsPart.tsx';
import { StandingCard } from './StandingCard.tsx';
import { useTell } from './use-tell.tsx';
import { roadTexts } from '../messages/desk/index.ts';

/** What happened on the road, on the page of a load. */
export const roadOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(roadTexts);
    const isShown = useMay('getLoadEvents');
    return { id: 'events', title: t('eventsPart'), isShown, content: <EventsPart load={load} /> };
  },
  useUpkeep: useTell,
  card: { place: 20, Card: StandingCard },
};
