import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { riskyCombinations } from '#modules/base/access/rights.ts';
import { useRightWords } from './right-words.ts';

/** What one person should not be able to do alone, while the boxes are ticked. */
export function RoleWarnings(): ReactNode {
  const words = useRightWords();
  const held = useWatch({ name: 'authorisations' }) as readonly string[];
  const combinations = riskyCombinations(held);
  return (
    <span role="status" className="block">
      {combinations.map((combination) => (
        <span key={`${combination.kind}/${combination.noun}`} className="mt-3 flex gap-2 text-warn">
          <TriangleAlert size={15} aria-hidden="true" className="mt-0.5 flex-none" />
          {words.warning(combination)}
        </span>
      ))}
    </span>
  );
}
