import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { InspectionAnswer } from '../answers.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { vehicleInspectionLife } from '../status.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ResultBadge } from './badges.tsx';
import { useMay } from './calls.ts';
import { LimitBar } from './LimitBar.tsx';
import { PhotoAdder, Photos } from './Photos.tsx';
import { limitOf, limitWords } from './words.ts';

interface ItemPanelProps {
  readonly inspection: VehicleInspectionRecord;
  readonly item: InspectionAnswer;
  readonly onSaved: () => void;
}

/** One item: its photos, what was measured beside its limits, and its answer while the inspection is open. */
export function ItemPanel({ inspection, item, onSaved }: ItemPanelProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const [mayAnswer, mayAdd] = [useMay('putVehicleInspection'), useMay('postVehicleInspectionFile')];
  const isOpen = is(vehicleInspectionLife, inspection.state, 'answerable');
  return (
    <section className="card grid content-start gap-3 p-4" aria-labelledby="item">
      <h2 id="item" className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {item.name}
        <ResultBadge item={item} />
      </h2>
      <Measured item={item} />
      {item.note && <p>{item.note}</p>}
      {isOpen && mayAnswer && <AnswerForm inspection={inspection} item={item} onSaved={onSaved} />}
      <Photos names={item.photos} label={item.name} />
      {item.photosToCome > 0 && <p className="text-sm text-warn">{t('photosToCome', { count: item.photosToCome })}</p>}
      {mayAdd && item.result !== '' && <PhotoAdder inspectionId={inspection.id} item={item} />}
      {!isOpen && item.photos.length + item.photosToCome === 0 && <p className="text-sm text-muted">{t('noPhoto')}</p>}
    </section>
  );
}

function Measured({ item }: { readonly item: InspectionAnswer }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const limit = limitOf(item);
  if (limit === null) return null;
  const value = (each: number) => formatDecimal(language, each);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="text-muted">{limitWords(t, language, limit, item.unit)}</span>
        {item.value !== null && (
          <span className={`font-medium tabular-nums ${item.result === 'fail' ? 'text-danger' : ''}`}>
            {`${value(item.value)} ${item.unit}`}
          </span>
        )}
      </p>
      <LimitBar limit={limit} value={item.value} />
      {item.last && (
        <p className="mt-1 text-sm text-muted">
          {t('lastTime', { value: value(item.last.value), unit: item.unit, day: formats.shortMoment(item.last.at) })}
        </p>
      )}
    </div>
  );
}
