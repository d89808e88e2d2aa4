import { Inbox } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { LineSkeleton } from '#platform/web/dashboard/LineSkeleton.tsx';
import type { DashboardPart } from '#platform/web/dashboard/parts.ts';
import { maySee } from '#platform/web/screens.ts';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { holds, useSignedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { webModules } from '../modules.ts';
import { dashboardTexts } from './texts/index.ts';

/** What every module puts here, in the order of a working day. */
const parts: readonly DashboardPart[] = webModules.flatMap(({ dashboard = [] }) => dashboard);

/** `/dashboard/{id}`: where the day begins. Everybody sees the parts that their rights reach. */
export function Dashboard(): ReactNode {
  const t = useTexts(deskTexts);
  useSignedIn();
  const seen = parts.filter(({ needs }) => maySee(needs, true, holds));
  const at = (place: DashboardPart['place']) => seen.filter((part) => part.place === place);
  const [figures, attention, panels] = [at('figures'), at('attention'), at('panel')];
  return (
    <>
      <Greeting />
      {seen.length === 0 && <PlainPage icon={Inbox} title={t('emptyMenu')} text={t('emptyMenuHint')} />}
      {figures.length > 0 && <Figures parts={figures} />}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        {attention.length > 0 && <Attention parts={attention} />}
        {panels.length > 0 && (
          <div className="min-w-0 space-y-4 empty:hidden lg:col-start-1 lg:row-start-1">
            {panels.map(({ id, Part }) => (
              // Its place is kept, or what needs attention would stand in it until then.
              <Suspense key={id} fallback={<div aria-hidden="true" className="card skeleton h-48" />}>
                <Part />
              </Suspense>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function Greeting(): ReactNode {
  const t = useTexts(dashboardTexts);
  const name = useSignedIn()?.userdetails?.name ?? '';
  const [hour] = useState(() => new Date().getHours());
  return (
    <h1 className="text-xl font-semibold sm:text-2xl">
      {t(hour < 12 ? 'goodMorning' : hour < 18 ? 'goodAfternoon' : 'goodEvening', { name })}
    </h1>
  );
}

interface PartsProps {
  readonly parts: readonly DashboardPart[];
}

/** What the rows are called; the person's own comes first. */
const titles: Readonly<Record<string, `group_${'approval' | 'load' | 'supplier' | 'customer'}Figures`>> = {
  approvalFigures: 'group_approvalFigures',
  loadFigures: 'group_loadFigures',
  supplierFigures: 'group_supplierFigures',
  customerFigures: 'group_customerFigures',
};
const order = Object.keys(titles);

function Figures({ parts: figures }: PartsProps): ReactNode {
  const t = useTexts(dashboardTexts);
  return (
    <div role="group" aria-label={t('figures')} className="card mt-5 grid gap-px overflow-hidden bg-line">
      {figures
        .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
        .map(({ id, Part }) => (
          // A row for what each module says, under its name, so that figures of one kind stand together.
          <section key={id} aria-labelledby={`${id}-title`} className="bg-surface">
            <h2 id={`${id}-title`} className="px-4 pt-3 text-sm font-medium text-muted">
              {t(titles[id] ?? 'figures')}
            </h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
              <Suspense fallback={<li className="h-17" />}>
                <Part />
              </Suspense>
            </ul>
          </section>
        ))}
    </div>
  );
}

function Attention({ parts: lines }: PartsProps): ReactNode {
  const t = useTexts(dashboardTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <h2 id={id} className="border-b border-line px-4 py-3 font-semibold">
        {t('needsAttention')}
      </h2>
      <ul className="peer divide-y divide-line">
        {lines.map(({ id: part, Part }) => (
          <Suspense key={part} fallback={<LineSkeleton lines={4} />}>
            <Part />
          </Suspense>
        ))}
      </ul>
      <p className="hidden px-4 py-8 text-center text-muted peer-empty:block">{t('nothingNeedsYou')}</p>
    </section>
  );
}
