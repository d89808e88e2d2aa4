import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useLanguage } from '#platform/web/language.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ImportRecord } from '../contract.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import { imports, importsNoun, useMay } from './calls.ts';

/** What is wrong with the rows, each problem once; a word that is none of the choices can be given its meaning for all. */
export function ProblemSummary({ record }: { readonly record: ImportRecord }): ReactNode {
  const t = useTexts(importDeskTexts);
  const desk = useTexts(deskTexts);
  const language = useLanguage();
  const mayMap = useMay('putImportMapping');
  const { meanings, setMeaning, chosen, busy, apply } = useMeanings(record);
  if (record.summary.length === 0) return null;
  const columns = new Set(record.summary.map(({ field }) => field)).size;
  const number = (count: number) => formatDecimal(language, count, { decimals: 0 });
  return (
    <section className="card mb-4 px-5 py-4" aria-labelledby="summary-title">
      <h2 id="summary-title" className="font-semibold">
        {t('summaryTitle', { count: record.summary.length, columns: t('summaryColumns', { count: columns }) })}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {record.summary.map(({ field, label, text, rows, word }) => (
          <li key={`${field} ${text}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="w-28 flex-none tabular-nums">
              {t('summaryRows', { count: rows }).replace(String(rows), number(rows))}
            </span>
            <span className="min-w-0 flex-1 basis-64">
              {label ? desk('filterIs', { title: label, value: text }) : text}
            </span>
            {mayMap && word !== null && (
              <Meaning
                record={record}
                field={field}
                word={word}
                value={meanings[field]?.[word.toLowerCase()] ?? ''}
                onChange={(choice) => setMeaning(field, word, choice)}
              />
            )}
          </li>
        ))}
      </ul>
      {chosen && (
        <button type="button" className="btn btn-p mt-3" disabled={busy} onClick={() => void apply()}>
          {t('applyMeanings')}
        </button>
      )}
    </section>
  );
}

interface MeaningProps {
  readonly record: ImportRecord;
  readonly field: string;
  readonly word: string;
  readonly value: string;
  readonly onChange: (choice: string) => void;
}

function Meaning({ record, field, word, value, onChange }: MeaningProps): ReactNode {
  const t = useTexts(importDeskTexts);
  const { choices = [], choiceLabels = [] } = record.fields.find(({ name }) => name === field) ?? {};
  return (
    <label className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{t('meansChoice', { word })}</span>
      <select className="ctl w-auto" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('chooseMeaning')}</option>
        {choices.map((choice, place) => (
          <option key={choice} value={choice}>
            {choiceLabels[place] ?? choice}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The words that were given a meaning, and the check that follows from them. */
function useMeanings(record: ImportRecord) {
  const failureText = useFailureText();
  const [meanings, setMeanings] = useState(record.meanings);
  const [busy, setBusy] = useState(false);
  const { importId, lockId, mapping, mode, dayFirst, decimalComma } = record;

  function setMeaning(field: string, word: string, choice: string): void {
    const { [word.toLowerCase()]: _, ...others } = meanings[field] ?? {};
    setMeanings({ ...meanings, [field]: choice === '' ? others : { ...others, [word.toLowerCase()]: choice } });
  }
  async function apply(): Promise<void> {
    setBusy(true);
    try {
      await imports.putImportMapping(
        { importId, mapping, mode, dayFirst, decimalComma, meanings, saveAs: '' },
        { lockId },
      );
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: [importsNoun] });
    }
  }
  const chosen = JSON.stringify(meanings) !== JSON.stringify(record.meanings);
  return { meanings, setMeaning, chosen, busy, apply };
}
