import { type ReactNode, useMemo } from 'react';
import { textDifference } from '#platform/text-difference.ts';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';

interface TextComparisonProps {
  /** The version that is compared with. */
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** What was dropped and added since another version, in one reading. */
export function TextComparison({ title, before, after }: TextComparisonProps): ReactNode {
  const t = useTexts(templateTexts);
  const parts = useMemo(() => textDifference(before, after), [before, after]);
  const isSame = parts.every(({ kind }) => kind === 'same');
  return (
    <section aria-label={t('compared', { version: title })}>
      <h3 className="text-sm font-medium text-muted">{t('compared', { version: title })}</h3>
      {isSame && <p className="mt-2">{t('noDifference')}</p>}
      <div className="mt-2 max-w-prose leading-relaxed whitespace-pre-line">
        {parts.map(({ kind, text }, index) =>
          kind === 'same' ? (
            <span key={index}>{text}</span>
          ) : kind === 'added' ? (
            <ins key={index} className="bg-ok-soft text-ok decoration-2 underline-offset-2">
              <span className="sr-only">[{t('added')}] </span>
              {text}
            </ins>
          ) : (
            <del key={index} className="bg-danger-soft text-danger">
              <span className="sr-only">[{t('dropped')}] </span>
              {text}
            </del>
          ),
        )}
      </div>
    </section>
  );
}
