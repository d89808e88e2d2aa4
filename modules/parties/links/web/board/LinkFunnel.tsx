import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { locales } from '#platform/language.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LinkFigures } from '#modules/parties/links/contract.ts';
import { linkBoardTexts } from '#modules/parties/links/messages/board/index.ts';
import { type LinkBoardOf, linksChannel } from './board.ts';

const stages = [
  ['sent', 'figureSent'],
  ['opened', 'figureOpened'],
  ['verified', 'figureVerified'],
  ['started', 'figureStarted'],
  ['submitted', 'figureSubmitted'],
] as const;
const losses = [
  ['bounced', 'figureBounced'],
  ['lapsed', 'figureLapsed'],
] as const;

interface LinkFunnelProps {
  readonly of: LinkBoardOf;
  readonly id: string;
}

/** How many links get through, step by step, and how many are lost. A failure leaves it out: the list below says why. */
export function LinkFunnel({ of, id }: LinkFunnelProps): ReactNode {
  const t = useTexts(linkBoardTexts);
  const { data } = useQuery({
    queryKey: [linksChannel, id, 'figures'],
    queryFn: ({ signal }) => of.call.figures({}, { signal }),
    enabled: useCan(of.right.figures),
  });
  if (!data) return null;
  return (
    <dl aria-label={t('figures')} className="card grid flex-none grid-cols-3 gap-x-4 gap-y-3 px-4 py-3 sm:grid-cols-7">
      {stages.map(([key, label]) => (
        <Figure key={key} label={t(label)} value={data[key]} of={data.sent} isWhole={key === 'sent'} />
      ))}
      {losses.map(([key, label]) => (
        <Figure key={key} label={t(label)} value={data[key]} of={data.sent} isLoss />
      ))}
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: LinkFigures[keyof LinkFigures];
  readonly of: number;
  /** What the others are shares of. */
  readonly isWhole?: boolean;
  readonly isLoss?: boolean;
}

function Figure({ label, value, of, isWhole, isLoss }: FigureProps): ReactNode {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  const formats = useFormats();
  const share = of === 0 ? 0 : Math.round((100 * value) / of);
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-sm text-muted hyphens-auto wrap-break-word">{label}</dt>
      <dd className="mt-auto flex flex-wrap items-baseline gap-x-1.5 pt-0.5 tabular-nums">
        <span className="text-lg font-semibold">{number.format(value)}</span>
        {!isWhole && <span className="text-sm text-muted">{formats.percent(share)}</span>}
      </dd>
      <dd aria-hidden="true" className="mt-1 h-1 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${isLoss ? 'bg-warn' : 'bg-brand'}`}
          style={{ width: `${share}%` }}
        />
      </dd>
    </div>
  );
}
