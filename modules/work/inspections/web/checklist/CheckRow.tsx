import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { namedFor } from '#platform/web/fields/named.ts';
import { CheckboxField, SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { languageNames, languages } from '#platform/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { isStandard, itemConditions } from '#modules/work/inspections/checklist.ts';
import { checklistTexts } from '#modules/work/inspections/messages/checklist/index.ts';
import { inspectionDeskTexts } from '#modules/work/inspections/messages/desk/index.ts';
import type { ChecklistForm } from './ChecklistScreen.tsx';

const Field = namedFor<ChecklistForm>()({ Checkbox: CheckboxField, Select: SelectField, Text: TextField });

const conditions = itemConditions.filter((value) => value !== '');

interface CheckRowProps {
  readonly index: number;
  readonly count: number;
  readonly maySave: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A check: what it is called, what follows where it is not in order, of which loads it is asked, and what it needs. */
export function CheckRow({ index, count, maySave, onMove, onRemove }: CheckRowProps): ReactNode {
  const t = useTexts(inspectionDeskTexts);
  const c = useTexts(checklistTexts);
  const item = useWatch<ChecklistForm>({ name: `items.${index}` }) as ChecklistForm['items'][number] | undefined;
  if (!item) return null;
  const number = index + 1;
  const path = <Name extends string>(field: Name) => `items.${index}.${field}` as const;
  const title = isStandard(item.code)
    ? c(`item_${item.code}`)
    : (languages.map((language) => item.names[language]).find(Boolean) ?? t('newCheck'));
  function press(event: KeyboardEvent): void {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (by === undefined || !maySave) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(by);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of its fields; buttons do the same.
    <li className="card space-y-3 p-3" aria-label={t('checkNumber', { number, name: title })} onKeyDownCapture={press}>
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="w-5 text-sm text-muted tabular-nums">
          {number}
        </span>
        <h3 className="min-w-0 flex-1 truncate font-medium" title={title}>
          {title}
        </h3>
        {maySave && (
          <div className="flex">
            <IconButton label={t('moveCheckUp', { name: title })} isOff={index === 0} onPress={() => onMove(-1)}>
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={t('moveCheckDown', { name: title })}
              isOff={index === count - 1}
              onPress={() => onMove(1)}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('removeCheck', { name: title })} isOff={count === 1} onPress={onRemove}>
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {!isStandard(item.code) && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {languages.map((language) => (
            <Field.Text
              key={language}
              name={path(`names.${language}`)}
              label={t('checkName', { language: languageNames[language] })}
              autoComplete="off"
              disabled={!maySave}
            />
          ))}
        </div>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field.Select
          name={path('failure')}
          label={t('ifNotInOrder')}
          required
          disabled={!maySave}
          options={(['FAIL', 'CONDITIONAL'] as const).map((value) => ({ value, label: t(`failure_${value}`) }))}
        />
        <Field.Select
          name={path('only')}
          label={t('askedOf')}
          disabled={!maySave}
          placeholder={t('only_all')}
          options={conditions.map((value) => ({ value, label: t(`only_${value}`) }))}
        />
        <Field.Checkbox name={path('isMandatory')} label={t('checkMandatory')} disabled={!maySave} />
        <Field.Checkbox name={path('needsPhoto')} label={t('checkNeedsPhoto')} disabled={!maySave} />
      </div>
    </li>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function IconButton({ label, isOff, onPress, children }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="btn btn-g aspect-square px-0"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
