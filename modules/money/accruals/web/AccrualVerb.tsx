import type { ReactNode } from 'react';
import { client } from '#platform/web/rpc.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { useTexts } from '#platform/web/texts.ts';
import { ProposeVerb } from '#modules/money/posting-periods/web/desk.ts';
import type { PeriodPart } from '#modules/money/posting-periods/web/index.ts';
import { accrualService } from '../contract.ts';
import { accrualTexts } from '../messages/desk/index.ts';

const accruals = client(accrualService);
const useMay = rightsOf(accrualService);
/** What stands in the way of closing, and goes away with an accrual. */
const accrued: readonly string[] = ['salesNotAccrued', 'costsNotAccrued'];

/** Beside what is delivered or received and not invoiced: the accrual of the month. */
export const accrualOfMonth: PeriodPart = {
  Verb({ month, blockers }): ReactNode {
    const t = useTexts(accrualTexts);
    const mayPropose = useMay('postAccrualTransaction');
    if (!mayPropose || !blockers.some(({ code }) => accrued.includes(code))) return null;
    return (
      <ProposeVerb
        title={t('propose')}
        hint={t('proposeHint')}
        propose={(options) => accruals.postAccrualTransaction({ periodId: month.id }, options)}
      />
    );
  },
};
