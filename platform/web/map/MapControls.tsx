import { LocateFixed, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { mapTexts } from '#platform/messages/map/index.ts';
import { useLanguage } from '../language.ts';
import { useTexts } from '../texts.ts';
import { fromMap, type MapView, scaleOf, zoomRange } from './mercator.ts';

interface MapControlsProps {
  readonly view: MapView;
  /** Whose work the ground is. */
  readonly credit: string;
  readonly zoomBy: (steps: number) => void;
  /** Undefined while there is no pin. */
  readonly toPin: (() => void) | undefined;
}

const scaleWidth = 100;

/** Buttons, scale and credit, over a map. */
export function MapControls({ view, credit, zoomBy, toPin }: MapControlsProps): ReactNode {
  const t = useTexts(mapTexts);
  const language = useLanguage();
  const { metres, width } = scaleOf(fromMap(view.centre).latitude, view.zoom, scaleWidth);
  const [unit, count] = metres >= 1000 ? (['kilometres', metres / 1000] as const) : (['metres', metres] as const);
  const button = 'btn btn-s aspect-square px-0';
  return (
    <>
      <div className="absolute top-2 right-2 grid gap-1.5">
        <button
          type="button"
          className={button}
          aria-label={t('zoomIn')}
          disabled={view.zoom >= zoomRange.max}
          onClick={() => zoomBy(1)}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={button}
          aria-label={t('zoomOut')}
          disabled={view.zoom <= zoomRange.min}
          onClick={() => zoomBy(-1)}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        {toPin && (
          <button type="button" className={button} aria-label={t('toPin')} onClick={toPin}>
            <LocateFixed size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      <p
        className="pointer-events-none absolute bottom-6 left-2 border-x border-b border-ink bg-surface/80 px-1 text-center text-2xs tabular-nums"
        style={{ width }}
      >
        {t(unit, { count: formatDecimal(language, count) })}
      </p>
      {credit && (
        <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-ctl bg-surface/80 px-1.5 text-2xs text-muted">
          {credit}
        </p>
      )}
    </>
  );
}
