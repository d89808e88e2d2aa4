import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '#platform/web/texts.ts';
import { rightTexts } from '#modules/base/access/messages/rights/index.ts';
import type { ProfileSet } from '#modules/base/access/people.ts';
import { riskyCombinations } from '#modules/base/access/rights.ts';
import { countingRights } from './counting-rights.ts';
import { useRightWords } from './right-words.ts';

/** More names nobody reads. */
const namedAtMost = 6;

/** What one person should not be able to do alone, and which rights do not count for people of others, while the boxes are ticked. */
export function RoleWarnings(): ReactNode {
  const t = useTexts(rightTexts);
  const words = useRightWords();
  const held = useWatch({ name: 'authorisations' }) as readonly string[];
  const set = useWatch({ name: 'profileSet' }) as ProfileSet;
  const combinations = riskyCombinations(held);
  const { notOfSuppliers, ofCustomers } = countingRights(set, held);
  const named = (rights: readonly string[]) =>
    [
      ...rights.slice(0, namedAtMost).map((right) => words.explain(right)),
      ...(rights.length > namedAtMost ? [`+${rights.length - namedAtMost}`] : []),
    ].join(', ');
  return (
    <span role="status" className="block">
      {combinations.map((combination) => (
        <span key={`${combination.kind}/${combination.noun}`} className="mt-3 flex gap-2 text-warn">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          {words.warning(combination)}
        </span>
      ))}
      {notOfSuppliers.length > 0 && (
        <span className="mt-3 flex gap-2 text-warn">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          {t('notOfSuppliers', { names: named(notOfSuppliers) })}
        </span>
      )}
      {ofCustomers.length > 0 && (
        <span className="mt-3 flex gap-2">
          <Info size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          {t('ofCustomers', { names: named(ofCustomers) })}
        </span>
      )}
    </span>
  );
}
