import { type ReactNode, useCallback } from 'react';
import { formatUnitPrice } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPay, PayRunRow } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import type { PayRunState } from '../status.ts';

const tones: Readonly<Record<PayRunState, Tone>> = {
  DRAFT: 'plain',
  PENDING: 'warn',
  APPROVED: 'info',
  POSTED: 'ok',
};

export function RunBadge({
  of,
}: {
  readonly of: Pick<PayRunRow, 'status'> & { readonly isGathering?: boolean };
}): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  return (
    <StatusBadge tone={of.isGathering ? 'info' : tones[of.status]}>
      {of.isGathering ? t('gathering') : t(`status_${of.status}`)}
    </StatusBadge>
  );
}

/** A price of one unit, with the decimals that it needs: two, or up to four. */
export function useRateWord(): (rate: number) => string {
  const language = useLanguage();
  return useCallback((rate) => formatUnitPrice(language, rate), [language]);
}

/** Why a load is not paid, or what somebody should look at. */
export function useFindingWord(): (finding: LoadPay['findings'][number]) => string {
  const t = useTexts(driverPayDeskTexts);
  return useCallback(
    ({ code, component }) => t(`finding_${code}`, { component: component === '' ? '' : t(`component_${component}`) }),
    [t],
  );
}
