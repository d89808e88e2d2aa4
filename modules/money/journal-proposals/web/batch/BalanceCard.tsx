import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { proposalTexts } from '#modules/money/journal-proposals/messages/desk/index.ts';
import { useBookAmount } from './amounts.ts';
import { wireAbsolute } from './GroupHead.tsx';
import type { Suggestion } from './use-suggestion.ts';

/** By how much a journal is out, the line that is most likely wrong, and the key that mends it. */
export function BalanceCard({ suggestion }: { readonly suggestion: Suggestion }): ReactNode {
  const t = useTexts(proposalTexts);
  const formats = useFormats();
  const amount = useBookAmount();
  const { off, found } = suggestion;
  if (!off) return null;
  const by = formats.money(wireAbsolute(off.difference));
  const isDebit = off.difference > 0n;
  const title =
    off.group === ''
      ? t(isDebit ? 'offTitlePlain' : 'offTitleCreditPlain', { amount: by })
      : t(isDebit ? 'offTitle' : 'offTitleCredit', { amount: by, group: off.group });
  return (
    <section aria-labelledby="off-title" className="border-b border-line bg-danger-soft px-4 py-4">
      <h2 id="off-title" className="flex items-start gap-2 font-semibold text-danger">
        <CircleX size={16} aria-hidden="true" className="mt-0.5 flex-none" />
        {title}
      </h2>
      <p className="mt-1.5">
        {found
          ? t(`suggestion_${found.reason}`, { row: found.place + 1, amount: formats.money(found.amount) })
          : t('noSuggestion')}
      </p>
      <p className="mt-1.5 text-sm text-muted">{t('alsoLookedFor')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {found && suggestion.amount !== undefined && (
          <button type="button" className="btn btn-p" aria-keyshortcuts="1" onClick={suggestion.apply}>
            {t('setRow', { row: found.place + 1, amount: amount(suggestion.amount) })}
            <kbd aria-hidden="true" className="kbd border-current bg-transparent text-current pointer-coarse:hidden">
              1
            </kbd>
          </button>
        )}
        <button type="button" className="btn btn-s" onClick={suggestion.find}>
          {t(found ? 'otherRow' : 'findIt')}
        </button>
      </div>
    </section>
  );
}
