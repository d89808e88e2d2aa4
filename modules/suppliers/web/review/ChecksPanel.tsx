import { type ReactNode, useId } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { Findings, useFindingWords } from './Findings.tsx';
import { useReviewed } from './review.ts';

/** What the checks found, and why the supplier is not covered. */
export function ChecksPanel(): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const id = useId();
  const words = useFindingWords();
  const { findings, complianceReasons } = useReviewed();
  return (
    <section aria-labelledby={id} className="card">
      <header className="flex items-center justify-between gap-2 border-b border-line px-4 py-3">
        <h2 id={id} className="font-semibold">
          {t('checks')}
        </h2>
        <span className="text-sm text-muted tabular-nums">
          {findings.length > 0 && t('findingCount', { count: findings.length })}
        </span>
      </header>
      {complianceReasons.length > 0 && (
        <ul className="border-b border-line bg-sunken px-4 py-2.5">
          {complianceReasons.map((code) => (
            <li key={code}>{words({ code, facts: {} })}</li>
          ))}
        </ul>
      )}
      <Findings findings={findings} />
    </section>
  );
}
