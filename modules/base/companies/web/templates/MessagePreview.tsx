import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { templateTexts } from '#modules/base/companies/messages/templates/index.ts';
import { companiesNoun, templates, type WhichLetter } from './calls.ts';

interface MessagePreviewProps {
  readonly which: WhichLetter;
  readonly texts: Readonly<Record<string, string>>;
  /** What is typed can be shown; otherwise what could be shown before stays. */
  readonly isSound: boolean;
}

/** The message as its recipient sees it, with sample values in its fields. */
export function MessagePreview({ which, texts, isSound }: MessagePreviewProps): ReactNode {
  const t = useTexts(templateTexts);
  const { data } = useQuery({
    queryKey: [companiesNoun, 'preview', which, texts],
    queryFn: ({ signal }) => templates.getMessagePreview({ ...which, texts: { ...texts } }, { signal }),
    enabled: isSound,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('preview')} className="min-w-0 xl:sticky xl:top-16">
      <h2 className="text-sm font-medium text-muted">{t('preview')}</h2>
      {data ? (
        <div className="mt-2 space-y-3">
          {data.subject !== '' && (
            <article className="card space-y-4 p-5">
              <h3 className="text-lg font-semibold">{data.subject}</h3>
              {data.paragraphs.map((paragraph, index) => (
                <p key={index} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
              {data.action !== null && (
                <p>
                  <span className="inline-block rounded-ctl bg-ink px-4 py-2.5 font-semibold text-surface">
                    {data.action}
                  </span>
                </p>
              )}
              <p className="border-t border-line pt-3 text-sm text-muted">{data.footer}</p>
            </article>
          )}
          {data.sms.map((words, index) => (
            <p key={index} className="w-fit max-w-sm rounded-card rounded-bl-none bg-brand-soft px-4 py-3">
              {words}
            </p>
          ))}
        </div>
      ) : (
        <div className="skeleton mt-2 h-64" aria-hidden="true" />
      )}
    </section>
  );
}
