import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { useMay } from './calls.ts';
import { EligibilityPart } from './EligibilityPart.tsx';
import { HoldsCard } from './HoldsCard.tsx';
import { useHolds } from './use-holds.tsx';
import { useMoves } from './use-moves.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

/** Who carries a load, and what carries it on, on its page. */
export const carriageOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(carriageTexts);
    const isShown = useMay('getLoadEligibility');
    return {
      tab: 'carrier',
      id: 'eligibility',
      title: t('eligibilityPart'),
      isShown,
      content: <EligibilityPart load={load} />,
    };
  },
  useUpkeep: useHolds,
  useMoves,
  cards: [{ place: 40, Card: HoldsCard }],
};
