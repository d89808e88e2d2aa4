import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { addDays, calendarDate } from '#platform/dates.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { DateField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { templateDeskTexts } from '../messages/desk/index.ts';
import { templateFailureTexts } from '../messages/failures/index.ts';
import { type Template, templateRead, templates, templatesNoun, useMay } from './calls.ts';
import { templateListPath } from './paths.ts';
import { fieldsOf, TemplateFields, templateForm } from './TemplateFields.tsx';
import { TemplateBadge } from './TemplateList.tsx';
import { stateOf, useDayWords } from './words.ts';

const Field = namedFor<typeof dayForm>()({ Date: DateField });

const failures = [loadFailureTexts, templateFailureTexts] as const;
const dayForm = z.strictObject({ day: calendarDate });
const loadAt = (id: string) => `/manageLoads/${id}`;

/** `/loadTemplates/{id}`: what a template holds, a load from it, and the drafts that it made. */
export function TemplateScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${templatesNoun}:${id}`);
  return (
    <RecordGate query={useQuery(templateRead(id))} skeleton={<ReviewSkeleton />} listPath={templateListPath}>
      {(template) => <TemplatePage template={template} />}
    </RecordGate>
  );
}

function TemplatePage({ template }: { readonly template: Template }): ReactNode {
  const t = useTexts(templateDeskTexts);
  const formats = useFormats();
  const days = useDayWords();
  const state = stateOf(template);
  const decisions = useTemplateDecisions(template);
  usePageTitle(template.name);
  const facts = [
    [t('customer'), template.customerName],
    [t('route'), `${template.origin} → ${template.destination}`],
    [t('weekdays'), days(template.weekdays)],
    [t('daysAhead'), String(template.daysAhead)],
    [t('changed'), `${template.updatedBy}, ${formats.moment(template.updatedAt)}`],
  ] as const;
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <h1 className="flex min-w-0 flex-wrap items-center gap-2 text-2xl font-semibold">
          {template.name}
          <TemplateBadge state={state} />
        </h1>
        <Decisions
          record={{ noun: templatesNoun, id: template.id, lockId: template.lockId }}
          decisions={decisions}
          failures={failures}
        />
      </header>
      {state === 'failing' && (
        <p role="status" className="mt-4 rounded-card bg-danger-soft px-4 py-3 text-danger">
          {t('failingText')}
        </p>
      )}
      <dl className="mt-5 mb-6 grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-3 xl:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Drafts drafts={template.drafts} />
    </>
  );
}

function Drafts({ drafts }: Pick<Template, 'drafts'>): ReactNode {
  const t = useTexts(templateDeskTexts);
  const loadWords = useTexts(loadDeskTexts);
  const formats = useFormats();
  return (
    <section className="max-w-2xl">
      <h2 className="mb-2 font-semibold">{t('drafts')}</h2>
      {drafts.length === 0 && <p className="text-muted">{t('noDrafts')}</p>}
      {drafts.length > 0 && (
        <ul className="card divide-y divide-line">
          {drafts.map((draft) => (
            <li key={draft.day} className="flex flex-wrap items-center gap-x-4 px-4 py-2.5">
              <span className="flex-1">{formats.date(draft.day)}</span>
              <span className="text-muted">{loadWords(`status_${draft.status}`)}</span>
              <Link {...linkTo(loadAt(draft.loadId))} className="text-brand hover:underline">
                {draft.loadNumber}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function useTemplateDecisions(template: Template): readonly Decision[] {
  const t = useTexts(templateDeskTexts);
  const navigate = useNavigate();
  const { id, today } = template;
  return possible([
    {
      event: 'newLoad',
      may: useMay('postLoadFromTemplate'),
      kind: 'main',
      icon: Plus,
      title: t('newLoad'),
      does: asks({
        title: t('newLoad'),
        text: t('newLoadText'),
        schema: dayForm,
        initial: { day: addDays(today, 1) },
        done: t('made'),
        async decide({ day }, { idempotencyKey }) {
          const made = await templates.postLoadFromTemplate({ id, day }, idempotencyKey ? { idempotencyKey } : {});
          void navigate(linkTo(loadAt(made.id)));
        },
        fields: <Field.Date name="day" label={t('day')} required />,
      }),
    },
    {
      event: 'edit',
      may: useMay('putLoadTemplate'),
      icon: Pencil,
      title: t('edit'),
      does: asks({
        title: t('edit'),
        schema: templateForm,
        initial: {
          name: template.name,
          weekdays: template.weekdays.map(String),
          daysAhead: template.daysAhead,
          isActive: template.isActive,
        },
        done: t('saved'),
        decide: (form, options) => templates.putLoadTemplate({ id, ...fieldsOf(form) }, options),
        fields: <TemplateFields />,
      }),
    },
    {
      event: 'delete',
      may: useMay('deleteLoadTemplate'),
      kind: 'danger',
      place: 'menu',
      icon: Trash2,
      title: t('remove'),
      does: asks({
        title: t('remove'),
        text: t('removeText'),
        schema: z.strictObject({}),
        initial: {},
        done: t('removed'),
        async decide(_, options) {
          await templates.deleteLoadTemplate({ id }, options);
          void navigate(linkTo(templateListPath));
        },
      }),
    },
  ]);
}
