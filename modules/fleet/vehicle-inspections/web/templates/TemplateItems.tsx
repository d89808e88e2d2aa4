import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useLanguage } from '#platform/web/language.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { ShownTemplate } from '#modules/fleet/vehicle-inspections/contract.ts';
import { vehicleInspectionDeskTexts } from '#modules/fleet/vehicle-inspections/messages/desk/index.ts';
import { itemName } from '#modules/fleet/vehicle-inspections/template.ts';
import { inspectionsNoun, templates, useMayTemplates } from '../calls.ts';
import { limitWords } from '../words.ts';
import { ItemDialog } from './ItemDialog.tsx';

type Item = ShownTemplate['items'][number];

/** The items of a list, in the order in which they are asked; a changed list is published as a new version. */
export function TemplateItems({ template }: { readonly template: ShownTemplate }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const may = useMayTemplates('putVehicleInspectionTemplate');
  const [items, setItems] = useState<readonly Item[]>(template.items);
  const [failure, setFailure] = useState<unknown>();
  const isChanged = items !== template.items;
  const replace = (place: number, ...by: readonly Item[]) => setItems(items.toSpliced(place, 1, ...by));
  const swap = (place: number, other: number) => setItems(items.with(place, items[other]!).with(other, items[place]!));
  async function publish(): Promise<void> {
    setFailure(undefined);
    try {
      const { kind, vehicleKind, lockId } = template;
      const given = { kind, vehicleKind, items: [...items] };
      await templates.putVehicleInspectionTemplate(given, { lockId, idempotencyKey: keyFor([lockId, given]) });
      await queries.invalidateQueries({ queryKey: [inspectionsNoun] });
      snackbar(t('published'), { kind: 'ok' });
    } catch (error) {
      setFailure(error);
    }
  }
  return (
    <>
      <ol className="card mt-3 divide-y divide-line">
        {items.map((item, place) => (
          <Row
            key={item.code}
            item={item}
            place={place}
            isLast={place === items.length - 1}
            may={may}
            onMove={(by) => swap(place, place + by)}
            onRemove={() => replace(place)}
            onChange={(changed) => replace(place, changed)}
          />
        ))}
      </ol>
      {failure !== undefined && (
        <p role="alert" className="err mt-3">
          {failureText(failure)}
        </p>
      )}
      {may && (
        <div className="mt-3 flex flex-wrap gap-2">
          <DialogButton icon={Plus} title={t('addItem')}>
            {(close) => <ItemDialog onSave={(added) => setItems([...items, added])} onClose={close} />}
          </DialogButton>
          <button
            type="button"
            className="btn btn-p"
            disabled={!isChanged || items.length === 0}
            onClick={() => void publish()}
          >
            {t('publish')}
          </button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  readonly item: Item;
  readonly place: number;
  readonly isLast: boolean;
  readonly may: boolean;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onChange: (item: Item) => void;
}

function Row({ item, place, isLast, may, onMove, onRemove, onChange }: RowProps): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const language = useLanguage();
  const name = itemName(item, language);
  const facts = [
    t(`section_${item.section}`),
    t(`on_${item.on}`),
    t(`severity_${item.severity}`),
    limitWords(t, language, item.limits?.usual ?? null, item.limits?.unit ?? ''),
    item.limits?.without &&
      `${t('property_wearIndicator')} –: ${limitWords(t, language, item.limits.without, item.limits.unit)}`,
    item.photoOnFail && t('photoOnFail'),
    item.canBeNa && t('canBeNa'),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-56 flex-1">
        <span className="block font-medium">{`${place + 1}. ${name}`}</span>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {may && (
        <span className="flex">
          <IconButton label={t('moveUp', { name })} isOff={place === 0} onPress={() => onMove(-1)} icon={ArrowUp} />
          <IconButton label={t('moveDown', { name })} isOff={isLast} onPress={() => onMove(1)} icon={ArrowDown} />
          <DialogButton icon={Pencil} title={t('editItem')} className="btn btn-g">
            {(close) => <ItemDialog item={item} onSave={onChange} onClose={close} />}
          </DialogButton>
          <IconButton label={t('removeItem', { name })} onPress={onRemove} icon={Trash2} />
        </span>
      )}
    </li>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: typeof Plus;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function IconButton({ label, icon: Icon, isOff = false, onPress }: IconButtonProps): ReactNode {
  return (
    <button type="button" className="btn btn-icon" aria-label={label} disabled={isOff} onClick={onPress}>
      <Icon size={15} aria-hidden="true" />
    </button>
  );
}
