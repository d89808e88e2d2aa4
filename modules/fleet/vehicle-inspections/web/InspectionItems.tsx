import { Camera } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { InspectionAnswer } from '../answers.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { ResultBadge } from './badges.tsx';
import { limitOf, limitWords } from './words.ts';

interface InspectionItemsProps {
  readonly inspection: VehicleInspectionRecord;
  readonly chosen: string;
  readonly onChoose: (item: InspectionAnswer) => void;
}

/** The items in the order in which they are asked, unit by unit and section by section. */
export function InspectionItems({ inspection, chosen, onChoose }: InspectionItemsProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const { items, units } = inspection;
  return (
    <section className="card overflow-hidden" aria-label={t('items', { count: items.length })}>
      <p className="border-b border-line px-4 py-2 text-sm text-muted">
        {`${t('items', { count: items.length })} · ${t('found')}`}
      </p>
      <ul>
        {items.map((item, place) => {
          const before = items[place - 1];
          const isNewUnit = units.length > 1 && before?.unitId !== item.unitId;
          const isNewSection = isNewUnit || before?.section !== item.section;
          const key = `${item.unitId}:${item.code}`;
          const plate = units.find(({ id }) => id === item.unitId)?.registrationNumber;
          return (
            <Fragment key={key}>
              {isNewSection && (
                <li className="border-b border-line bg-sunken px-4 py-1.5 text-sm text-muted">
                  {[units.length > 1 && plate, t(`section_${item.section}`)].filter(Boolean).join(' · ')}
                </li>
              )}
              <li className="border-b border-line last:border-0">
                <ItemRow item={item} isChosen={key === chosen} onChoose={() => onChoose(item)} />
              </li>
            </Fragment>
          );
        })}
      </ul>
    </section>
  );
}

interface ItemRowProps {
  readonly item: InspectionAnswer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ItemRow({ item, isChosen, onChoose }: ItemRowProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const language = useLanguage();
  const measured = item.value === null ? '' : `${formatDecimal(language, item.value)} ${item.unit}`;
  const found = [measured, limitWords(t, language, limitOf(item), item.unit)].filter(Boolean).join(' · ');
  const photos = item.photos.length + item.photosToCome;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`flex w-full flex-wrap items-center gap-x-3 gap-y-0.5 border-l-2 px-4 py-2 text-left ${
        isChosen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken'
      }`}
      onClick={onChoose}
    >
      <span className="min-w-40 flex-1 font-medium">{item.name}</span>
      <span className={`text-sm ${item.result === 'fail' ? 'text-danger' : 'text-muted'}`}>
        {[found, item.note].filter(Boolean).join(' · ')}
      </span>
      {item.result === '' ? (
        <span className="text-sm text-faint">{t('notAnswered')}</span>
      ) : (
        <ResultBadge item={item} />
      )}
      {photos > 0 && (
        <span className="flex items-center gap-1 text-sm text-muted">
          <Camera size={14} aria-hidden="true" />
          <span className="sr-only">{t('photos')}</span>
          {photos}
        </span>
      )}
    </button>
  );
}
