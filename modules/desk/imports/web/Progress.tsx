import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';

/** How far the server has come. The page may be closed meanwhile. */
export function Progress({ record: { status, done, rows, counts } }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const all = status === 'COMMITTING' ? counts.create + counts.update : rows;
  const text =
    status === 'UNDOING' ? t('undoing') : t(status === 'MAPPED' ? 'checking' : 'writing', { done, rows: all });
  return (
    <section className="card px-6 py-10 text-center" aria-busy="true">
      <p role="status" className="font-medium tabular-nums">
        {text}
      </p>
      <progress
        className="mx-auto mt-4 block h-2 w-full max-w-md accent-brand"
        aria-label={text}
        max={Math.max(1, all)}
        {...(status !== 'UNDOING' && { value: Math.min(done, all) })}
      />
      <p className="mt-4 text-muted">{t('mayClose')}</p>
    </section>
  );
}
