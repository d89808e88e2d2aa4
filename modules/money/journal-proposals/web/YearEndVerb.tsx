import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { ProposeVerb } from '#modules/money/posting-periods/web/desk.ts';
import type { PeriodPart } from '#modules/money/posting-periods/web/index.ts';
import { proposalTexts } from '../messages/desk/index.ts';
import { proposals, useMay } from './calls.ts';

/** At the thirteenth period: the end of its year. */
export const endOfYear: PeriodPart = {
  Verb({ month, area }): ReactNode {
    const t = useTexts(proposalTexts);
    const mayPropose = useMay('postYearEndTransaction');
    if (!mayPropose || month.no !== 13 || area !== 'journals') return null;
    return (
      <ProposeVerb
        title={t('proposeYearEnd', { year: month.yearName })}
        hint={t('proposeYearEndHint')}
        propose={(options) => proposals.postYearEndTransaction({ yearId: month.yearId }, options)}
      />
    );
  },
};
