import { Link } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { PlainPage } from './PlainPage.tsx';

/** The error page: an address that leads nowhere. A page that breaks is caught by the ErrorBoundary. */
export function ErrorPage(): ReactNode {
  const t = useTexts(deskTexts);
  return (
    <PlainPage icon={Compass} title={t('pageNotFound')} text={t('pageNotFoundHint')}>
      <Link to="/landing" className="btn btn-p">
        {t('toMainMenu')}
      </Link>
    </PlainPage>
  );
}
