import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { ChecksPanel, Findings } from '#modules/parties/parties/web/desk.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { findingsByArea } from './areas.ts';
import { useReviewed } from './reviewed.ts';

/** What was checked, matter by matter, and what was found in each. */
export function Checks(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { findings } = useReviewed();
  return (
    <ChecksPanel>
      <ul className="divide-y divide-line">
        {findingsByArea(findings).map(({ area, findings: found }) => (
          <li key={area}>
            <h3 className="flex items-center gap-2.5 px-4 py-2 font-medium">
              {found.length === 0 && <CircleCheck size={16} aria-hidden="true" className="flex-none text-ok" />}
              {t(`area_${area}`)}
              {found.length === 0 && (
                <span className="ml-auto text-sm font-normal whitespace-nowrap text-muted">{t('areaClear')}</span>
              )}
            </h3>
            {found.length > 0 && (
              <div className="-mt-1.5">
                <Findings findings={found} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </ChecksPanel>
  );
}
