import { Download, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useTexts } from '../texts.ts';
import { dismissInstall, install, type InstallWay, useInstallWay } from './install.ts';

/** Offers to put the app on the home screen, where the device can. It stands in the page and covers nothing. */
export function InstallPrompt(): ReactNode {
  return <InstallCard way={useInstallWay()} />;
}

export function InstallCard({ way }: { readonly way: InstallWay }): ReactNode {
  const t = useTexts(deskTexts);
  if (way === 'none') return null;
  const Icon = way === 'button' ? Download : Share;
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4">
      <Icon size={20} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="font-medium">{t('installTitle')}</p>
        <p className="text-sm text-muted">{t(way === 'button' ? 'installText' : 'installByHand')}</p>
      </div>
      <div className="ms-auto flex gap-2">
        <button type="button" className="btn btn-g" onClick={dismissInstall}>
          {t('notNow')}
        </button>
        {way === 'button' && (
          <button type="button" className="btn btn-s" onClick={() => void install()}>
            {t('install')}
          </button>
        )}
      </div>
    </div>
  );
}
