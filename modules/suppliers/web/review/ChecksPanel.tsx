import type { ReactNode } from 'react';
import { ChecksPanel as PartyChecks } from '#modules/parties/web/desk.ts';
import { Findings, useFindingWords } from './Findings.tsx';
import { useReviewed } from './review.ts';

/** What the checks found, and why the supplier is not covered. */
export function ChecksPanel(): ReactNode {
  const words = useFindingWords();
  const { findings, complianceReasons } = useReviewed();
  return (
    <PartyChecks count={findings.length}>
      {complianceReasons.length > 0 && (
        <ul className="border-b border-line bg-sunken px-4 py-2.5">
          {complianceReasons.map((code) => (
            <li key={code}>{words({ code, facts: {} })}</li>
          ))}
        </ul>
      )}
      <Findings findings={findings} />
    </PartyChecks>
  );
}
