import { Moon, Sun } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { publicTexts } from '#platform/messages/public/index.ts';
import { LanguageChooser } from '../LanguageChooser.tsx';
import { useTexts } from '../texts.ts';
import { chooseTheme, useTheme } from '../theme/theme.ts';
import { useDesk } from './desk.ts';

/** The frame of the pages before sign-in: the product's name, one card, and the two choices that need no account. */
export function FrontDoor({ children }: { children: ReactNode }): ReactNode {
  const { product } = useDesk();
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto flex w-full max-w-104 flex-1 flex-col justify-center px-4 py-12">
        <p className="mb-6 flex items-center justify-center gap-2.5 text-lg font-semibold tracking-tight">
          <span aria-hidden="true" className="grid size-8 place-items-center rounded-ctl bg-ink text-base text-surface">
            {product.charAt(0)}
          </span>
          {product}
        </p>
        <Suspense>{children}</Suspense>
      </main>
      <Choices />
    </div>
  );
}

function Choices(): ReactNode {
  const t = useTexts(publicTexts);
  const { theme } = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <footer className="flex items-center justify-center gap-2 px-4 pb-6 text-sm text-muted">
      <LanguageChooser />
      <button type="button" className="btn btn-g" onClick={() => chooseTheme(other)}>
        {other === 'dark' ? <Moon size={16} aria-hidden="true" /> : <Sun size={16} aria-hidden="true" />}
        {other === 'dark' ? t('themeDark') : t('themeLight')}
      </button>
    </footer>
  );
}
