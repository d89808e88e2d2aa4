import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { creditDeskTexts } from '#modules/credit/messages/desk/index.ts';
import { useMayCredit } from './calls.ts';
import { creditLinksPath, creditListPath } from './paths.ts';

/** The limits, and the links by which customers answer them. */
export function CreditTabs({ current }: { readonly current: 'limits' | 'links' }): ReactNode {
  const t = useTexts(creditDeskTexts);
  const mayLinks = useMayCredit('getShipperCreditLinks');
  if (!mayLinks) return null;
  return (
    <nav aria-label={t('title')} className="mb-4 flex gap-1 border-b border-line">
      {(['limits', 'links'] as const).map((each) => (
        <Link
          key={each}
          to={each === 'limits' ? creditListPath : creditLinksPath}
          aria-current={each === current ? 'page' : undefined}
          className={clsx(
            '-mb-px flex h-9 items-center border-b-2 px-3 font-medium pointer-coarse:h-12',
            each === current ? 'border-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(each)}
        </Link>
      ))}
    </nav>
  );
}
