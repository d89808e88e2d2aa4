import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { PlainPage } from './PlainPage.tsx';

/** The 401 page: a screen that the person's rights do not reach. */
export function NotAuthorised(): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <PlainPage icon={Lock} title={t('wrongPage')} text={t('notAuthorised')}>
      <Link to="/landing" className="btn btn-p">
        {t('toMainMenu')}
      </Link>
    </PlainPage>
  );
}
