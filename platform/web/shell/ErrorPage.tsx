import { Link } from '@tanstack/react-router';
import { Compass, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { PlainPage } from './PlainPage.tsx';

interface ErrorPageProps {
  /** An address that leads nowhere, or a page that broke. */
  readonly reason: 'notFound' | 'failed';
}

export function ErrorPage({ reason }: ErrorPageProps): ReactNode {
  const t = useTexts(deskTexts);
  const home = (
    <Link to="/landing" className="btn btn-p">
      {t('toMainMenu')}
    </Link>
  );
  if (reason === 'notFound') {
    return (
      <PlainPage icon={Compass} title={t('pageNotFound')} text={t('pageNotFoundHint')}>
        {home}
      </PlainPage>
    );
  }
  return (
    <PlainPage icon={TriangleAlert} title={t('pageFailed')} text={t('pageFailedHint')}>
      <button type="button" className="btn btn-s" onClick={() => location.reload()}>
        {t('reload')}
      </button>
      {home}
    </PlainPage>
  );
}
