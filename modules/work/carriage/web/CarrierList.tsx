import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Eligibility, EligibilityFinding } from './calls.ts';
import { useFindingWords } from './finding-words.ts';
import { carriageTexts } from '../messages/desk/index.ts';
import clsx from 'clsx';

type Carrier = Eligibility['suppliers'][number];

const isWarned = ({ findings }: Carrier) => findings.some(({ isOverridden }) => !isOverridden);
/** Those that may take it first, and of them those of which nothing must be known. */
const rank = (carrier: Carrier) => Number(!carrier.isEligible) * 2 + Number(isWarned(carrier));

interface CarrierListProps {
  readonly eligibility: Eligibility;
  /** More than these are shown when they are asked for. */
  readonly atMost: number;
  /** It stands below a heading of its own already. */
  readonly isHeaded?: boolean;
  /** What may be done about a finding of a carrier. */
  readonly exception?: (supplierId: string) => (finding: EligibilityFinding) => ReactNode;
}

/** “Who may take it?” in short: how many, and what stands against each, with the way to mend it. */
export function CarrierList({
  eligibility: { findings, suppliers },
  atMost,
  isHeaded = false,
  exception,
}: CarrierListProps): ReactNode {
  const t = useTexts(carriageTexts);
  const [isWhole, setWhole] = useState(false);
  const sorted = suppliers.toSorted((one, other) => rank(one) - rank(other));
  const eligible = suppliers.filter(({ isEligible }) => isEligible);
  return (
    <section aria-label={isHeaded ? undefined : t('eligibilityPart')}>
      {!isHeaded && <h2 className="font-semibold">{t('eligibilityPart')}</h2>}
      <p className="mt-0.5 text-sm text-muted">
        {suppliers.length === 0
          ? t('noTransporters')
          : t('mayTakeIt', { count: eligible.length, warned: eligible.filter(isWarned).length, all: suppliers.length })}
      </p>
      <Findings findings={findings} />
      <ul className="mt-2 grid gap-2.5">
        {sorted.slice(0, isWhole ? undefined : atMost).map((carrier) => (
          <li key={carrier.supplierId} className="flex gap-2">
            <Mark of={carrier} />
            <div className="min-w-0">
              <p className="truncate" title={carrier.supplierName}>
                {carrier.supplierName}
              </p>
              <Findings findings={carrier.findings} exception={exception?.(carrier.supplierId)} />
            </div>
          </li>
        ))}
      </ul>
      {sorted.length > atMost && !isWhole && (
        <button type="button" className="btn btn-g -ms-3 mt-1 text-sm" onClick={() => setWhole(true)}>
          {t('moreCarriers', { count: sorted.length - atMost })}
        </button>
      )}
    </section>
  );
}

function Mark({ of: carrier }: { readonly of: Carrier }): ReactNode {
  const t = useTexts(loadFormTexts);
  const [Icon, colour, word] = !carrier.isEligible
    ? ([Ban, 'text-danger', 'blocked'] as const)
    : isWarned(carrier)
      ? ([TriangleAlert, 'text-warn', 'eligibleWarned'] as const)
      : ([CircleCheck, 'text-ok', 'eligible'] as const);
  return (
    <>
      <Icon size={16} aria-hidden="true" className={clsx('mt-0.5 flex-none', colour)} />
      <span className="sr-only">{t(word)}</span>
    </>
  );
}

/** What stands against it, each a sentence that leads to where it is mended. */
export function Findings({
  findings,
  exception,
}: {
  readonly findings: Carrier['findings'];
  readonly exception?: ((finding: EligibilityFinding) => ReactNode) | undefined;
}): ReactNode {
  const t = useTexts(carriageTexts);
  const wordsOf = useFindingWords();
  return (
    <ul className="grid gap-0.5 text-sm empty:hidden">
      {findings.map((finding) => {
        const said = `${wordsOf(finding)}${finding.isOverridden ? ` (${t('overridden')})` : ''}`;
        const isError = finding.level === 'E' && !finding.isOverridden;
        return (
          <li key={`${finding.code} ${finding.subject} ${said}`} className={isError ? 'text-danger' : 'text-warn'}>
            {finding.path === '' ? (
              said
            ) : (
              <Link {...linkTo(finding.path)} className="underline underline-offset-3">
                {said}
              </Link>
            )}
            {exception?.(finding)}
          </li>
        );
      })}
    </ul>
  );
}
