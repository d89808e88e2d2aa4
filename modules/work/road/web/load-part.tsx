import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { StandingCard } from './StandingCard.tsx';
import { StopEvents } from './StopEvents.tsx';
import { TellLine } from './TellLine.tsx';
import { useTell } from './use-tell.tsx';

/** What happened on the road, on the page of a load. */
export const roadOfLoad: LoadPart = {
  useUpkeep: useTell,
  trip: { Events: StopEvents, Foot: TellLine },
  cards: [
    { place: 0, Card: PlaceCard },
    { place: 20, Card: StandingCard },
  ],
};
