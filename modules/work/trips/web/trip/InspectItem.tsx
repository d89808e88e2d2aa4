import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { inspectTexts } from '#modules/work/trips/messages/inspect/index.ts';
import { sheetTexts } from '#modules/work/trips/messages/sheet/index.ts';
import type { AskedInspection } from './calls.ts';
import type { answerOf } from './inspect-draft.ts';
import { NumberRow } from './NumberRow.tsx';
import type { TripPage } from './page-state.ts';
import { type PhotoChange, Photos } from './Photos.tsx';

type Answer = ReturnType<typeof answerOf>;

interface InspectItemProps {
  readonly item: AskedInspection['items'][number];
  readonly asked: AskedInspection;
  readonly answer: Answer;
  readonly isMissing: boolean;
  readonly page: TripPage;
  /** Ids of photos of this item. */
  readonly photos: readonly string[];
  readonly onPhotos: (change: PhotoChange) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** What else belongs to it once it is in order. */
  readonly children?: ReactNode;
}

/** An item with its answers side by side, each as high as a thumb; what is wrong is said and photographed. */
export function InspectItem(props: InspectItemProps): ReactNode {
  const { item, asked, answer, isMissing, page, photos, onPhotos, onAnswer, children } = props;
  const t = useTexts(inspectTexts);
  const words = useTexts(sheetTexts);
  const title = item.name || t(`item_${item.code}` as 'item_seals');
  const range = [asked.temperatureMin, asked.temperatureMax].filter((each) => each !== null).join(' … ');
  const wanted = item.value === 'celsius' ? `${range} °C` : String(asked.pallets ?? '');
  const results = ['pass', 'fail', ...(item.canBeNa ? (['na'] as const) : [])] as const;
  return (
    <section
      id={`inspect-${item.code}`}
      aria-label={title}
      className={`card space-y-3 p-4 ${isMissing ? 'border-danger' : ''}`}
    >
      <h2 className="font-semibold">{title}</h2>
      <div className="grid grid-cols-2 gap-2">
        {results.map((result) => (
          <button
            key={result}
            type="button"
            aria-pressed={answer.result === result}
            className={`btn h-14 px-2 text-md whitespace-normal ${result === 'na' ? 'col-span-2' : ''} ${
              answer.result !== result ? 'btn-s' : result === 'fail' ? 'btn-d' : 'btn-p'
            }`}
            onClick={() => onAnswer({ ...answer, result })}
          >
            {t(`result_${result}`)}
          </button>
        ))}
      </div>
      {answer.result === 'pass' && item.value !== '' && (
        <NumberRow
          label={t(item.value === 'celsius' ? 'measuredCelsius' : 'countedPallets')}
          value={answer.value}
          isWrong={isMissing}
          hint={t('wanted', { value: wanted })}
          onChange={(value) => onAnswer({ ...answer, value })}
        />
      )}
      {answer.result === 'fail' && (
        <label className="block">
          <span className="lbl">{t('whatIsWrong')}</span>
          <textarea
            className="ctl mt-1"
            rows={2}
            maxLength={300}
            aria-invalid={isMissing}
            value={answer.note}
            onChange={(event) => onAnswer({ ...answer, note: event.target.value })}
          />
        </label>
      )}
      {answer.result === 'pass' && children}
      {(answer.result === 'fail' || (answer.result === 'pass' && (item.needsPhoto || item.code === 'massSlip'))) && (
        <Photos
          page={page}
          label={item.code === 'massSlip' && answer.result === 'pass' ? t('photoOfSlip') : words('takePhoto')}
          kind="inspection"
          stopId={null}
          taken={photos}
          onChange={onPhotos}
        />
      )}
      {item.needsPhoto && isMissing && photos.length === 0 && <p className="err">{t('photoIsNeeded')}</p>}
    </section>
  );
}
