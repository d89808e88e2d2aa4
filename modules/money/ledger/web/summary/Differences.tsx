import { useQuery } from '@tanstack/react-query';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { proofRead } from '../calls.ts';

/** Where balances and lines, or control accounts and open items, do not say the same. */
export function Differences({ companyId }: { readonly companyId: string | null }): ReactNode {
  const t = useTexts(ledgerTexts);
  const words = useCodeTexts([ledgerTexts as never]);
  const formats = useFormats();
  const { data: differences = [] } = useQuery(proofRead(companyId));
  if (differences.length === 0) return null;
  return (
    <ul role="alert" className="list-edge border-b border-line bg-danger-soft py-2 text-danger">
      {differences.map(({ code, account, amount }) => (
        <li key={`${code} ${account}`} className="flex items-center gap-2">
          <CircleX size={15} aria-hidden="true" className="flex-none" />
          {t('differs', {
            account,
            what: words(`difference_${code}`) ?? code,
            amount: formats.money(Math.abs(amount)),
          })}
        </li>
      ))}
    </ul>
  );
}
