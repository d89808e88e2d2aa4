import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import { Drawn } from './Icon.tsx';
import { onePress } from './one-press.ts';
import { back } from './sheet-shapes.ts';

interface SheetFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** At the thumb. */
  readonly foot?: ReactNode;
}

/** One question on one screen: what it is, the way back, and what to press. */
export function SheetFrame({ title, onClose, children, foot }: SheetFrameProps): ReactNode {
  const t = useTexts(sheetTexts);
  return (
    <>
      <header className="sticky top-0 z-10 flex min-h-14 items-center gap-1 border-b border-line bg-surface px-1">
        <button type="button" className="btn size-12 px-0" aria-label={t('back')} onClick={onClose}>
          <Drawn path={back} />
        </button>
        <h1 className="min-w-0 flex-1 truncate text-lg font-semibold">{title}</h1>
      </header>
      <div className="flex-1 space-y-3 p-3">{children}</div>
      {foot && (
        <footer className="sticky bottom-0 space-y-2 border-t border-line bg-surface p-3" {...onePress}>
          {foot}
        </footer>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value?: string;
  readonly onChoose: (value: string) => void;
}

/** One under the other, each as high as a thumb. */
export function Choices({ options, value, onChoose }: ChoicesProps): ReactNode {
  return (
    <div className="space-y-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === undefined ? undefined : value === option.value}
          className={`btn h-14 w-full justify-start px-4 text-md ${value === option.value ? 'btn-p' : 'btn-s'}`}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
