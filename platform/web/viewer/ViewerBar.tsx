import {
  ChevronLeft,
  ChevronRight,
  Download,
  ExternalLink,
  MoveHorizontal,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFormats } from '../formats.ts';
import { useTexts } from '../texts.ts';

export interface View {
  /** 1 is 100 %; `fit` is as wide as there is room. */
  readonly zoom: number | 'fit';
  /** Quarter turns to the right. */
  readonly turns: number;
}

interface ViewerBarProps {
  readonly names: readonly string[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
  readonly view: View;
  /** Absent while there is nothing to turn and enlarge. */
  readonly onView: ((view: View) => void) | undefined;
  readonly onOpen: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
}

const zoomStep = 1.25;
const [smallest, largest] = [0.25, 4];

export function ViewerBar({ names, place, onPlace, view, onView, onOpen, onSave }: ViewerBarProps): ReactNode {
  const t = useTexts(deskTexts);
  const { percent } = useFormats();
  const zoom = view.zoom === 'fit' ? 1 : view.zoom;
  const zoomBy = (factor: number) => onView?.({ ...view, zoom: Math.min(largest, Math.max(smallest, zoom * factor)) });
  const turn = (by: number) => onView?.({ ...view, turns: (view.turns + by + 4) % 4 });
  return (
    <div
      role="toolbar"
      aria-label={t('documentTools')}
      className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line p-2"
    >
      <Chooser names={names} place={place} onPlace={onPlace} />
      <span className="flex flex-1 items-center justify-between gap-0.5 md:justify-end">
        {onView && (
          <>
            <Tool label={t('turnLeft')} icon={<RotateCcw size={16} />} onClick={() => turn(-1)} />
            <Tool label={t('turnRight')} icon={<RotateCw size={16} />} onClick={() => turn(1)} />
            <Tool label={t('zoomOut')} icon={<ZoomOut size={16} />} onClick={() => zoomBy(1 / zoomStep)} />
            <span className="w-12 flex-none text-center text-sm text-muted tabular-nums" aria-live="polite">
              {view.zoom === 'fit' ? t('fit') : percent(Math.round(zoom * 100))}
            </span>
            <Tool label={t('zoomIn')} icon={<ZoomIn size={16} />} onClick={() => zoomBy(zoomStep)} />
            <Tool
              label={t('fitWidth')}
              icon={<MoveHorizontal size={16} />}
              onClick={() => onView({ ...view, zoom: 'fit' })}
            />
          </>
        )}
        <Tool label={t('openInNewWindow')} icon={<ExternalLink size={16} />} onClick={onOpen} />
        <Tool label={t('download')} icon={<Download size={16} />} onClick={onSave} />
      </span>
    </div>
  );
}

/** Document N of M: by name, or one after the other. */
function Chooser({ names, place, onPlace }: Pick<ViewerBarProps, 'names' | 'place' | 'onPlace'>): ReactNode {
  const t = useTexts(deskTexts);
  const count = (
    <span className="text-sm whitespace-nowrap text-muted tabular-nums">
      {t('documentOf', { place: place + 1, count: names.length })}
    </span>
  );
  if (names.length === 1) {
    return (
      <span className="flex min-w-0 items-center gap-2 px-1">
        {count}
        <span className="truncate font-medium">{names[0]}</span>
      </span>
    );
  }
  const go = (to: number) => (to in names ? () => onPlace(to) : undefined);
  return (
    <span className="flex min-w-0 items-center gap-1 max-md:w-full">
      <Tool label={t('previousDocument')} icon={<ChevronLeft size={16} />} onClick={go(place - 1)} />
      {count}
      <select
        className="ctl mx-1 h-7 min-w-0 flex-1 py-0 text-sm md:w-auto md:max-w-56 md:flex-none pointer-coarse:h-11"
        aria-label={t('chooseDocument')}
        value={place}
        onChange={(event) => onPlace(Number(event.target.value))}
      >
        {names.map((name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
      <Tool label={t('nextDocument')} icon={<ChevronRight size={16} />} onClick={go(place + 1)} />
    </span>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Absent while it has nothing to do. */
  readonly onClick: (() => void) | undefined;
}

function Tool({ label, icon, onClick }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g size-8 flex-none p-0 pointer-coarse:size-10"
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}
