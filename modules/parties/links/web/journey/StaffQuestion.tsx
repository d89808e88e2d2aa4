import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { journeyTexts } from '#modules/parties/links/messages/journey/index.ts';
import type { OpenLink } from './flow.ts';

/** Why the recipient was sent here again: the question of staff, or only that the record can be corrected. */
export function StaffQuestion({ link }: { readonly link: OpenLink }): ReactNode {
  const t = useTexts(journeyTexts);
  const client = link.clientTradeName;
  if (link.scope.question) {
    return (
      <section aria-label={t('questionOf', { client })} className="mt-5 flex gap-3 rounded-card bg-brand-soft p-4">
        <MessageCircleQuestion size={20} aria-hidden className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-semibold">{t('questionOf', { client })}</p>
          <p className="mt-1 break-words whitespace-pre-line">{link.scope.question}</p>
        </div>
      </section>
    );
  }
  return link.isEdit ? <p className="mt-4 text-muted">{t('editNotice', { client })}</p> : null;
}
