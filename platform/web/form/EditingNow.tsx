import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { locales } from '#platform/language.ts';
import { useLanguage } from '../language.ts';
import { usePresence } from '../realtime/use-presence.ts';
import { useTexts } from '../texts.ts';

interface EditingNowProps {
  /** Its channel: `carriers:K7Q`; nothing for a new one. */
  readonly record: string | undefined;
  readonly isEditing: boolean;
}

/** Who else is changing the same record at this moment, before two people save different things. */
export function EditingNow({ record, isEditing }: EditingNowProps): ReactNode {
  const t = useTexts(deskTexts);
  const language = useLanguage();
  const others = usePresence(record, isEditing);
  const names = new Intl.ListFormat(locales[language]).format(others);
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-warn empty:hidden">
      {others.length > 0 && (
        <>
          <PencilLine size={14} aria-hidden="true" className="flex-none" />
          {t(others.length === 1 ? 'editingNow' : 'editingNowMany', { names })}
        </>
      )}
    </p>
  );
}
