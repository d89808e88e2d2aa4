import { type ReactNode, useCallback } from 'react';
import { formatUnitPrice } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { today } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { RateRow } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import type { RateState } from '../status.ts';

const tones: Readonly<Record<RateState, Tone>> = {
  DRAFT: 'plain',
  PENDING: 'warn',
  APPROVED: 'ok',
  SUPERSEDED: 'plain',
  REJECTED: 'danger',
};

type Stands = Pick<RateRow, 'status' | 'isInForce' | 'validFrom'>;

/** Where a version stands, in words: an approved one may not hold yet, or not any more. */
export function useRateWord(): (of: Stands) => string {
  const t = useTexts(rateDeskTexts);
  return useCallback(
    ({ status, isInForce, validFrom }) =>
      status !== 'APPROVED' || isInForce ? t(`status_${status}`) : validFrom > today() ? t('notYet') : t('over'),
    [t],
  );
}

export function RateBadge({ of }: { readonly of: Stands }): ReactNode {
  const word = useRateWord();
  const isOver = of.status === 'APPROVED' && !of.isInForce;
  return <StatusBadge tone={isOver ? 'plain' : tones[of.status]}>{word(of)}</StatusBadge>;
}

/** `Richards Bay → Johannesburg`, with both arrows where it holds the other way too. */
export function useLaneWord(): (of: Pick<RateRow, 'origin' | 'destination' | 'bothWays'>) => string {
  const t = useTexts(rateDeskTexts);
  return useCallback(
    ({ origin, destination, bothWays }) =>
      `${origin.name || t('anywhere')} ${bothWays ? '↔' : '→'} ${destination.name || t('anywhere')}`,
    [t],
  );
}

/** A price of one unit, with the decimals that it needs: two, or up to four. */
export function useUnitPrice(): (price: number) => string {
  const language = useLanguage();
  return useCallback((price) => formatUnitPrice(language, price), [language]);
}
