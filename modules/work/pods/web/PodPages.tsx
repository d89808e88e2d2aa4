import { ChevronDown, ChevronUp, RotateCw, Scissors, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { PageStack } from '#platform/web/viewer/PageStack.tsx';
import { podDeskTexts } from '../messages/desk/index.ts';
import type { Pod } from './calls.ts';
import { usePodPages } from './use-pod-pages.ts';

interface PodPagesProps {
  readonly pod: Pod;
  /** Absent where its pages are no longer put in order. */
  readonly onTurn: ((page: number) => void) | undefined;
  readonly onSplit: ((page: number) => void) | undefined;
}

const steps = ['fit', 0.75, 1, 1.5, 2.25] as const;

/** The pages of a proof on our own canvas, one at a time: turned, enlarged, split off. The page stays while facts change. */
export function PodPages({ pod, onTurn, onSplit }: PodPagesProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const failureText = useFailureText();
  const { pages, error } = usePodPages(pod);
  const [wanted, setWanted] = useState(0);
  const [step, setStep] = useState(0);
  const place = Math.min(wanted, Math.max(0, pages.length - 1));
  const shown = pages[place];
  const turn = () => onTurn?.(place);
  const enlarge = (by: number) => setStep((now) => Math.min(steps.length - 1, Math.max(0, now + by)));
  useShortcut({ key: 't' }, turn);
  useShortcut({ key: 's' }, () => pages.length > 1 && onSplit?.(place));
  useShortcut({ key: '+' }, () => enlarge(1));
  useShortcut({ key: '-' }, () => enlarge(-1));
  if (pages.length === 0) return <p className="m-auto p-6 text-muted">{t('noPages')}</p>;
  return (
    <>
      <div
        role="toolbar"
        aria-label={t('pages', { count: pages.length })}
        className="flex h-10 flex-none items-center gap-1 border-b border-line px-3"
      >
        <span className="mr-1 text-sm tabular-nums" aria-live="polite">
          {t('pageOf', { page: place + 1, pages: pages.length })}
        </span>
        <Tool
          label={t('earlierPage')}
          icon={<ChevronUp size={16} />}
          onClick={place > 0 ? () => setWanted(place - 1) : undefined}
        />
        <Tool
          label={t('laterPage')}
          icon={<ChevronDown size={16} />}
          onClick={place < pages.length - 1 ? () => setWanted(place + 1) : undefined}
        />
        <span className="flex-1" />
        <Tool label="−" icon={<ZoomOut size={16} />} onClick={step > 0 ? () => enlarge(-1) : undefined} />
        <Tool label="+" icon={<ZoomIn size={16} />} onClick={step < steps.length - 1 ? () => enlarge(1) : undefined} />
        {onTurn && <Tool label={`${t('turn')} (T)`} icon={<RotateCw size={16} />} onClick={turn} />}
        {onSplit && pages.length > 1 && (
          <Tool label={`${t('split')} (S)`} icon={<Scissors size={16} />} onClick={() => onSplit(place)} />
        )}
      </div>
      <div className="relative min-h-80 flex-1 bg-sunken">
        {shown && (
          <PageStack
            pages={[shown]}
            view={{ zoom: steps[step] ?? 'fit', turns: 0 }}
            name={pod.loadNumber || pod.fileName}
          />
        )}
        {!shown && error === undefined && <div className="skeleton absolute inset-4" role="status" aria-busy="true" />}
        {error !== undefined && <p className="err p-6">{failureText(error)}</p>}
      </div>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: (() => void) | undefined;
}

function Tool({ label, icon, onClick }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g size-8 flex-none p-0 pointer-coarse:size-11"
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
