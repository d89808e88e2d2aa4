import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ScanLine, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { PodBadge } from './badges.tsx';
import type { Pod } from './calls.ts';
import { type Counted, dueOf, exceptionsOf, numberOf } from './goods-check.ts';

interface PodFactsProps {
  readonly pod: Pod;
  readonly looking: readonly string[];
  readonly signedBy: string;
  readonly onSignedBy: (value: string) => void;
  readonly counted: Counted;
  /** Absent where it is not decided here. */
  readonly onCounted: ((next: Counted) => void) | undefined;
}

/** What is known of a proof beside its pages: whose it is, who signed, what was planned and what came. */
export function PodFacts({ pod, looking, ...form }: PodFactsProps): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const route = [pod.origin, pod.destination].filter(Boolean).join(' → ');
  return (
    <div className="space-y-3 px-4 py-3">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-semibold">
            {pod.loadId ? (
              <Link
                to="/manageLoads/$id"
                params={{ id: pod.loadId }}
                search={{ tab: 'pod' } as never}
                className="hover:underline"
              >
                {pod.loadNumber}
              </Link>
            ) : (
              t('unknownLoad')
            )}
          </h2>
          <PodBadge state={pod.status} />
        </div>
        <p className="text-sm text-muted">
          {[pod.customerName, route, pod.deliveredAt && t('delivered', { at: formats.day(pod.deliveredAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Notices pod={pod} looking={looking} />
      <Facts pod={pod} {...form} />
      {pod.goods.length > 0 && <Goods pod={pod} {...form} />}
    </div>
  );
}

function Notices({ pod, looking }: Pick<PodFactsProps, 'pod' | 'looking'>): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const by =
    pod.guess && ['qr', 'text', 'fileName', 'afterwards'].includes(pod.guess.by)
      ? t(`guessBy_${pod.guess.by}` as 'guessBy_qr')
      : '';
  const seenOn = [...new Set(pod.files.flatMap(({ alsoOn }) => alsoOn))];
  return (
    <>
      {pod.guess && pod.loadId === pod.guess.loadId && (
        <p className="flex gap-2 rounded-ctl bg-ok-soft px-3 py-1.5 text-sm text-ok">
          <ScanLine size={16} aria-hidden className="mt-0.5 flex-none" />
          {t('foundBy', { by, load: pod.guess.loadNumber })}
        </p>
      )}
      {pod.guess && pod.loadId === null && (
        <p className="rounded-ctl bg-sunken px-3 py-1.5 text-sm">
          {t('guess', { load: pod.guess.loadNumber })} {by},{' '}
          {t('sure', { percent: Math.round(pod.guess.confidence * 1000) / 10 })}.
        </p>
      )}
      {seenOn.length > 0 && (
        <p className="flex gap-2 rounded-ctl bg-warn-soft px-3 py-1.5 text-sm text-warn">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none" />
          {t('seenOn', { loads: seenOn.join(', ') })}
        </p>
      )}
      {pod.status === 'podRejected' && pod.rejectReason && (
        <p className="rounded-ctl bg-danger-soft px-3 py-1.5 text-sm text-danger">
          {[t(`reason_${pod.rejectReason}`), pod.note].filter(Boolean).join('. ')}
        </p>
      )}
      {(pod.status === 'AWAITED' || pod.status === 'podRejected') && (
        <p className="text-sm text-muted">
          {pod.timesAsked > 0
            ? t('askedTimes', { count: pod.timesAsked, at: formats.moment(pod.lastAskedAt) })
            : t('notAskedYet')}
        </p>
      )}
      {looking.length > 0 && (
        <p className="text-sm font-medium text-warn" role="status">
          {t('looking', { names: looking.join(', ') })}
        </p>
      )}
    </>
  );
}

function Facts({ pod, signedBy, onSignedBy, onCounted }: Omit<PodFactsProps, 'looking'>): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const sent = [pod.receivedFrom, pod.method && t(`method_${pod.method}`), formats.shortMoment(pod.receivedAt)];
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('signedAt'), formats.moment(pod.signedAt)],
    [t('stop'), pod.stopName],
    [t('reference'), pod.reference],
    [t('arrived'), formats.moment(pod.stop?.arrivedAt)],
    [t('left'), formats.moment(pod.stop?.departedAt)],
    [t('seals'), [pod.stop?.sealIn, pod.stop?.sealOut].filter(Boolean).join(', ')],
    [t('failed'), pod.stop?.failReason],
    [t('sentBy'), pod.receivedAt ? sent.filter(Boolean).join(', ') : ''],
    [
      pod.status === 'podAccepted' ? t('acceptedBy') : t('why'),
      pod.decidedBy && t('decidedBy', { by: pod.decidedBy, at: formats.moment(pod.decidedAt) }),
    ],
  ];
  return (
    <dl className="grid grid-cols-[96px_1fr] items-baseline gap-x-3 gap-y-1.5 text-sm">
      {onCounted && (
        <>
          <dt className="text-muted">
            <label htmlFor="pod-signed-by">{t('signedBy')}</label>
          </dt>
          <dd>
            <input
              id="pod-signed-by"
              className="ctl h-8 w-full"
              maxLength={80}
              value={signedBy}
              onChange={(event) => onSignedBy(event.target.value)}
            />
          </dd>
        </>
      )}
      {!onCounted && pod.signedBy && <Fact label={t('signedBy')} value={pod.signedBy} />}
      {facts.map(([label, value]) => value && <Fact key={label} label={label} value={value} />)}
    </dl>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-break-word">{value}</dd>
    </>
  );
}

function Goods({ pod, counted, onCounted }: Omit<PodFactsProps, 'looking'>): ReactNode {
  const t = useTexts(podDeskTexts);
  const set = (id: string, change: object) =>
    onCounted?.({ ...counted, [id]: { ...(counted[id] ?? { received: '', damaged: '' }), ...change } });
  const nameOf = (line: Pod['goods'][number]) => line.commodityName || line.reference || t('goods');
  const sum = (kind: string) =>
    exceptionsOf(pod, counted)
      .filter((each) => each.kind === kind)
      .reduce((total, { quantity }) => total + (quantity ?? 0), 0);
  const [short, over, damaged] = [sum('short'), sum('over'), sum('damaged')];
  const cell = (name: string, value: string, isOdd: boolean, onChange: (value: string) => void) =>
    onCounted ? (
      <input
        className={clsx('ctl h-8 w-full text-right tabular-nums', isOdd && 'border-danger font-semibold text-danger')}
        inputMode="decimal"
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    ) : (
      <span className={clsx('text-right tabular-nums', isOdd && 'font-semibold text-danger')}>
        <span className="sr-only">{name}: </span>
        {value || '–'}
      </span>
    );
  return (
    <div>
      <div className="grid grid-cols-[1fr_52px_64px_64px] items-center gap-x-2 gap-y-1.5 text-sm">
        <span className="text-muted">{t('goods')}</span>
        <span className="text-right text-muted">{t('planned')}</span>
        <span className="text-right text-muted">{t('received')}</span>
        <span className="text-right text-muted">{t('damaged')}</span>
        {pod.goods.map((line) => {
          const { received = '', damaged: broken = '' } = counted[line.id] ?? {};
          const name = nameOf(line);
          return (
            <div key={line.id} className="contents">
              <span className="truncate" title={name}>
                {name}
              </span>
              <span className="text-right tabular-nums">{line.quantityPlanned}</span>
              {cell(
                t('receivedOf', { name }),
                received,
                received.trim() !== '' && numberOf(received) !== dueOf(line),
                (value) => set(line.id, { received: value }),
              )}
              {cell(t('damagedOf', { name }), broken, numberOf(broken) > 0, (value) =>
                set(line.id, { damaged: value }),
              )}
            </div>
          );
        })}
      </div>
      {pod.goods.map(
        (line) =>
          dueOf(line) !== line.quantityPlanned && (
            <p key={line.id} className="mt-2 text-sm text-muted">
              {t('loadedLine', { name: nameOf(line), loaded: dueOf(line), planned: line.quantityPlanned })}
            </p>
          ),
      )}
      <p className="mt-2 text-sm text-danger" aria-live="polite">
        {[
          short > 0 && t('shortLine', { count: short }),
          damaged > 0 && t('damagedLine', { count: damaged }),
          over > 0 && t('overLine', { count: over }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
