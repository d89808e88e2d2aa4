import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { PaneHeading } from './PaneHead.tsx';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';

export interface Verb {
  readonly icon: LucideIcon;
  readonly title: string;
  /** On its button. */
  readonly verb: string;
  /** How far it goes. */
  readonly limit: string;
  /** Why it cannot be done. */
  readonly isImpossible?: string | false | undefined;
  readonly may: boolean;
  /** Who may, where the person may not. */
  readonly who?: string;
  readonly shortcut?: string;
  readonly onPress: () => void;
}

/** What can be done: each verb with its limit; the impossible says why, and what one may not says who may. */
export function VerbRows({ verbs }: { readonly verbs: readonly Verb[] }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  return (
    <section aria-label={t('whatCanBeDone')}>
      <PaneHeading className="mb-1">{t('whatCanBeDone')}</PaneHeading>
      <ul>
        {verbs.map(({ icon: Icon, title, verb, limit, isImpossible, may, who, shortcut, onPress }) => (
          <li key={title} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
            <Icon size={17} aria-hidden="true" className="flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <p>{title}</p>
              <p className="text-sm text-muted">{may ? isImpossible || limit : (who ?? t('whoFinance'))}</p>
            </div>
            {may && !isImpossible && (
              <button
                type="button"
                className="btn btn-s h-8! flex-none pointer-coarse:h-11!"
                aria-keyshortcuts={shortcut}
                onClick={onPress}
              >
                {verb}
                <span className="sr-only">: {title}</span>
                {shortcut && (
                  <kbd aria-hidden="true" className="kbd font-sans uppercase pointer-coarse:hidden">
                    {shortcut}
                  </kbd>
                )}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
