import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { ageIds } from '../rules.ts';
import { podTabs } from '../status.ts';
import { countsRead, podsNoun, useMay } from './calls.ts';
import { PodPane } from './PodPane.tsx';
import { StagingList } from './StagingList.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useStaging, type StagingState } from './use-staging.ts';
import { useUpload } from './use-upload.ts';

/** `/podstaging`: proofs of delivery, worked through by keyboard: the list, the page, and what is known of it. */
export function Staging(): ReactNode {
  const t = useTexts(podDeskTexts);
  useChannel(podsNoun);
  const { data: counts } = useQuery(countsRead);
  const isDesk = useMedia('(min-width: 1024px)');
  const state = useStaging({ opensFirst: isDesk });
  const { open, isNamed, hasLeft } = state;
  const mayUpload = useMay('postPod');
  const { send, progress } = useUpload(null, ([first]) => state.show('unmatched', first));
  const [isOver, setIsOver] = useState(false);
  useOwnSteps();
  useShortcut({ key: 'j' }, () => state.step(1));
  useShortcut({ key: 'k' }, () => state.step(-1));
  // What the address names nothing of is opened on a desk, so that J goes to the second.
  const nameFirst = useEffectEvent(() => open !== undefined && !isNamed && state.choose(open));
  useEffect(() => void nameFirst(), [open]);
  const empty =
    state.tab === 'toReview' && !state.words ? t('emptyToReview', { count: counts?.tabs.missing ?? 0 }) : t('emptyTab');
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      void send([...event.dataTransfer.files]);
    },
  };
  return (
    <section aria-labelledby="list-title" className="list-screen flex flex-col" {...(mayUpload && drop)}>
      <header className="list-edge flex min-h-14 items-center gap-x-5 gap-y-2 border-b border-line py-2 max-xl:flex-wrap">
        <h1 id="list-title" className="text-[22px]/7 font-semibold">
          {t('staging')}
        </h1>
        {/* Beside the heading, so that the chips wrap and the button keeps its place. */}
        {mayUpload && (
          <span className="ml-auto xl:order-last">
            <UploadButton progress={progress} onFiles={(files) => void send(files)} />
          </span>
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 max-xl:w-full xl:flex-1">
          <Chips state={state} counts={counts} />
        </div>
      </header>
      {isOver && <p className="bg-brand-soft px-5 py-2 text-center font-medium text-brand">{t('dropHere')}</p>}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {(isDesk || open === undefined) && (
          <div className="flex min-h-0 flex-none flex-col border-line lg:w-[268px] lg:border-r">
            <div className="border-b border-line p-3">
              <input
                type="search"
                className="ctl h-8 w-full pointer-coarse:h-11"
                placeholder={t('search')}
                aria-label={t('search')}
                value={state.words}
                onChange={(event) => state.searchFor(event.target.value)}
              />
            </div>
            <StagingList state={state} empty={empty} />
          </div>
        )}
        {open === undefined ? (
          isDesk && <p className="m-auto text-muted">{hasLeft ? t('hasLeft') : state.list.data ? empty : ''}</p>
        ) : (
          <PodPane id={open} onNext={() => state.leave(open)} onBack={() => state.choose(undefined)} />
        )}
      </div>
      <Keys />
    </section>
  );
}

interface ChipsProps {
  readonly state: StagingState;
  readonly counts: { readonly tabs: Record<string, number>; readonly missing: Record<string, number> } | undefined;
}

/** The counted questions of the desk, and what is missing by age. */
function Chips({ state, counts }: ChipsProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const tabs = useChosenInSight<HTMLElement>(state.tab, counts !== undefined);
  const ages = useChosenInSight<HTMLElement>(state.age, counts !== undefined);
  const chip = (isOpen: boolean) =>
    clsx(
      'flex h-7 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
      isOpen ? 'border-line bg-surface font-medium' : 'border-transparent text-muted hover:text-ink',
    );
  return (
    <>
      <nav
        ref={tabs}
        aria-label={t('tabs')}
        className="flex min-w-0 items-center gap-1 max-md:overflow-x-auto md:flex-wrap"
      >
        {podTabs.map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={state.tab === tab && !state.age}
            className={chip(state.tab === tab && !state.age)}
            onClick={() => state.chooseTab(tab)}
          >
            {t(`tab_${tab}`)}
            {tab !== 'accepted' && <span className="tabular-nums">{counts?.tabs[tab] ?? ''}</span>}
          </button>
        ))}
      </nav>
      <nav
        ref={ages}
        aria-label={t('missingByAge')}
        className="flex min-w-0 items-center gap-1 border-line max-md:overflow-x-auto md:flex-wrap xl:border-l xl:pl-3"
      >
        <span className="mr-1 text-sm text-muted max-2xl:hidden">{t('missingByAge')}</span>
        {ageIds.map((age) => (
          <button
            key={age}
            type="button"
            aria-pressed={state.age === age}
            className={chip(state.age === age)}
            onClick={() => state.chooseTab('missing', age)}
          >
            {t(`days_${age}`)}
            <span
              className={clsx(
                'tabular-nums',
                (counts?.missing[age] ?? 0) > 0 && age === '15+' && 'text-danger',
                (counts?.missing[age] ?? 0) > 0 && age === '8-14' && 'text-warn',
              )}
            >
              {counts?.missing[age] ?? ''}
            </span>
          </button>
        ))}
      </nav>
    </>
  );
}

/** The keys that do something for this person, where there is a keyboard. */
function Keys(): ReactNode {
  const t = useTexts(podDeskTexts);
  const mayOrder = useMay('putPodPages');
  const keys: readonly (readonly [string, string, boolean])[] = [
    ['J', t('keyNext'), true],
    ['K', t('keyBefore'), true],
    ['A', t('accept'), useMay('approvePod')],
    ['R', t('reject'), useMay('rejectPod')],
    ['M', t('match'), useMay('matchPod')],
    ['S', t('split'), useMay('splitPod') && mayOrder],
    ['T', t('turn'), mayOrder],
  ];
  return (
    <footer
      aria-label={t('keys')}
      className="flex h-8 flex-none items-center justify-center gap-4 border-t border-line text-sm text-muted max-lg:hidden pointer-coarse:hidden"
    >
      {keys.map(
        ([key, text, may]) =>
          may && (
            <span key={key}>
              <kbd className="kbd">{key}</kbd> {text.toLowerCase()}
            </span>
          ),
      )}
    </footer>
  );
}
