import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ShownTemplate } from '#modules/fleet/vehicle-inspections/contract.ts';
import { vehicleInspectionDeskTexts } from '#modules/fleet/vehicle-inspections/messages/desk/index.ts';
import { inspectionsNoun, templatesRead, useMayTemplates } from '../calls.ts';
import { DispatchRule } from './DispatchRule.tsx';
import { ListForClass } from './ListForClass.tsx';
import { TemplateItems } from './TemplateItems.tsx';
import { useVehicleKinds } from './vehicle-kinds.ts';

const keyOf = ({ kind, vehicleKind }: ShownTemplate) => `${kind}:${vehicleKind}`;

/** `/inspectionTemplates`: what is asked at each kind of inspection, of each class of vehicle. */
export function TemplateScreen(): ReactNode {
  useChannel(inspectionsNoun);
  return (
    <RecordGate query={useQuery(templatesRead)} skeleton={<ReviewSkeleton />} listPath="/vehicleInspection">
      {(all) => <Templates all={all} />}
    </RecordGate>
  );
}

function Templates({ all }: { readonly all: readonly ShownTemplate[] }): ReactNode {
  const t = useTexts(vehicleInspectionDeskTexts);
  const formats = useFormats();
  const kindName = useVehicleKinds();
  const [chosen, setChosen] = useState(keyOf(all[0]!));
  const mayAdd = useMayTemplates('postInspectionTemplate');
  const template = all.find((each) => keyOf(each) === chosen) ?? all[0]!;
  const classOf = ({ vehicleKind }: ShownTemplate) => (vehicleKind === '' ? t('allClasses') : kindName(vehicleKind));
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl font-semibold">{t('templates')}</h1>
          <p className="mt-1 max-w-3xl text-muted">{t('templatesHint')}</p>
        </div>
        {mayAdd && (
          <DialogButton icon={Plus} title={t('addList')}>
            {(close) => (
              <ListForClass
                of={all.find(({ kind, vehicleKind }) => kind === template.kind && vehicleKind === '')!}
                onDone={(added) => {
                  setChosen(keyOf(added));
                  close();
                }}
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </header>
      <DispatchRule />
      <div className="grid items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <ul className="card divide-y divide-line overflow-hidden">
          {all.map((each) => (
            <li key={keyOf(each)}>
              <button
                type="button"
                aria-pressed={each === template}
                className={`w-full border-l-2 px-4 py-2.5 text-left ${
                  each === template ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken'
                }`}
                onClick={() => setChosen(keyOf(each))}
              >
                <span className="block font-medium">{t(`kind_${each.kind}`)}</span>
                <span className="block text-sm text-muted">
                  {[
                    classOf(each),
                    each.isStandard ? t('standard') : t('version', { version: each.version }),
                    t('items', { count: each.items.length }),
                  ].join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <section>
          <h2 className="font-semibold">{`${t(`kind_${template.kind}`)}, ${classOf(template)}`}</h2>
          {template.changedAt && (
            <p className="text-sm text-muted">
              {t('changedBy', { by: template.changedBy, at: formats.moment(template.changedAt) })}
            </p>
          )}
          <TemplateItems key={`${keyOf(template)}:${template.version}`} template={template} />
        </section>
      </div>
    </>
  );
}
