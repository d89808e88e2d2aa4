import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { OwnSession } from '#modules/base/access/contract.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';

/** A session: on what device, from where, since when. */
export function SessionLine({ session }: { readonly session: OwnSession }): ReactNode {
  const t = useTexts(peopleTexts);
  const formats = useFormats();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{session.device || t('unknownDevice')}</span>
        {session.isCurrent && <StatusBadge tone="ok">{t('thisSession')}</StatusBadge>}
      </p>
      <p className="text-sm text-muted">
        {session.ip} · {t('seenAt', { at: formats.ago(session.seenAt) })} ·{' '}
        {t('openedAt', { at: formats.moment(session.openedAt) })}
      </p>
    </>
  );
}
