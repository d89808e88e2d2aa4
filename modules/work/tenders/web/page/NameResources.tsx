import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { z } from 'zod';
import { formatDateTime } from '#platform/dates.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { useSchemaForm } from '#platform/web/form.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { tenderFailureTexts } from '#modules/work/tenders/messages/failures/index.ts';
import { tenderPageTexts } from '#modules/work/tenders/messages/page/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { isEnough } from './enough.ts';
import { type Resources, tenders, type TenderLink, type TenderPageProps } from './link-calls.ts';

/** Few need it: their phone alone fetches it. */
const NameNew = lazy(async () => ({ default: (await import('./NameNew.tsx')).NameNew }));

const Field = namedFor<typeof resourceForm>()({ Select: SelectField });

interface NameResourcesProps {
  readonly link: TenderLink;
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly onNamed: () => Promise<void>;
}

/** Who drives, with what. It can also be done later: the link stays the same. */
export function NameResources({ link, whenOpen, onNamed }: NameResourcesProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const [resources, setResources] = useState<Resources>();
  const [isChanging, setIsChanging] = useState(false);
  const [adding, setAdding] = useState<'vehicle' | 'driver'>();
  const isAsked = !link.isNamed || isChanging;
  const read = useEffectEvent(() => whenOpen(() => tenders.getLoadTenderResources({})));
  useEffect(() => {
    if (isAsked) void read().then(setResources, () => undefined);
  }, [isAsked]);
  if (!isAsked)
    return (
      <section className="card p-4">
        <h2 className="text-lg font-semibold">{t('whoDrives')}</h2>
        <p className="mt-1 wrap-break-word">{link.named}</p>
        <button type="button" className="btn btn-s mt-3" onClick={() => setIsChanging(true)}>
          {t('change')}
        </button>
      </section>
    );
  return (
    <section className="card p-4">
      <h2 className="text-lg font-semibold">{t('whoDrives')}</h2>
      <p className="mt-1 text-muted">{t('whoDrivesText', { client: link.clientTradeName })}</p>
      {resources === undefined ? (
        <div className="skeleton mt-4 h-40" />
      ) : adding ? (
        <Suspense fallback={<div className="skeleton mt-4 h-40" />}>
          <NameNew
            kind={adding}
            client={link.clientTradeName}
            whenOpen={whenOpen}
            onNamed={async () => {
              setResources(await read());
              setAdding(undefined);
            }}
            onCancel={() => setAdding(undefined)}
          />
        </Suspense>
      ) : !isEnough(resources) ? (
        <p className="mt-4">{t('noneOnRecord', { client: link.clientTradeName })}</p>
      ) : (
        <ResourceForm
          resources={resources}
          zone={link.offer?.load.timeZone ?? 'UTC'}
          whenOpen={whenOpen}
          onNamed={async () => {
            await onNamed();
            setIsChanging(false);
          }}
        />
      )}
      {resources !== undefined && !adding && (
        <div className="mt-4 grid gap-2 border-t border-line pt-3">
          <p className="text-sm text-muted">{t('notListed')}</p>
          {(['vehicle', 'driver'] as const).map((kind) => (
            <button key={kind} type="button" className="btn btn-s min-h-12" onClick={() => setAdding(kind)}>
              {t(kind === 'vehicle' ? 'newVehicle' : 'newDriver')}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

const chosen = z.string().min(1, { error: 'required' });
const resourceForm = z.strictObject({
  vehicleId: chosen,
  trailer1Id: z.string(),
  trailer2Id: z.string(),
  driverId: chosen,
});

interface ResourceFormProps {
  readonly resources: Resources;
  readonly zone: string;
  readonly whenOpen: TenderPageProps['whenOpen'];
  readonly onNamed: () => Promise<void>;
}

function ResourceForm({ resources, zone, whenOpen, onNamed }: ResourceFormProps): ReactNode {
  const t = useTexts(tenderPageTexts);
  const language = useLanguage();
  const schemaForm = useSchemaForm({
    schema: resourceForm,
    initial: { vehicleId: '', trailer1Id: '', trailer2Id: '', driverId: '' },
    failures: [tenderFailureTexts, loadFailureTexts],
  });
  const options = (all: Resources['vehicles']) =>
    all.map(({ id, name, detail, takenBy, takenUntil }) => ({
      value: id,
      label: takenBy
        ? t('takenBy', {
            name,
            loadNumber: takenBy,
            until: takenUntil ? formatDateTime(takenUntil, language, zone) : '',
          })
        : [name, detail].filter(Boolean).join(' · '),
    }));
  const driven = options(resources.vehicles.filter(({ isTrailer }) => !isTrailer));
  const pulled = options(resources.vehicles.filter(({ isTrailer }) => isTrailer));
  async function submit(named: z.output<typeof resourceForm>): Promise<void> {
    const { trailer1Id, trailer2Id, ...others } = named;
    await whenOpen(() =>
      tenders.assignLoadTender({ ...others, trailer1Id: trailer1Id || null, trailer2Id: trailer2Id || null }),
    );
    await onNamed();
  }
  return (
    <AnswerForm of={schemaForm} send={t('saveNames')} className="mt-4 space-y-4" onSubmit={submit}>
      <Field.Select name="vehicleId" label={t('vehicle')} required options={driven} />
      {resources.trailerCount >= 1 && (
        <Field.Select name="trailer1Id" label={t('trailer1')} required options={pulled} />
      )}
      {resources.trailerCount >= 2 && (
        <Field.Select name="trailer2Id" label={t('trailer2')} required options={pulled} />
      )}
      <Field.Select name="driverId" label={t('driver')} required options={options(resources.drivers)} />
    </AnswerForm>
  );
}
