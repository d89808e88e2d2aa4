import { Link } from '@tanstack/react-router';
import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { SupplierFinding } from '#modules/suppliers/contract.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { type Formats, useFormats } from '../formats.ts';
import { useFieldLabel } from '../labels.ts';
import { supplierPath } from '../paths.ts';
import { placeOf } from './review.ts';

const icons = { E: OctagonX, W: TriangleAlert, I: Info } as const;
const colours = { E: 'text-danger', W: 'text-warn', I: 'text-muted' } as const;
const gravity = { E: 0, W: 1, I: 2 } as const;

interface FindingsProps {
  readonly findings: readonly SupplierFinding[];
  /** Shows the field that a finding is about. */
  readonly onShow?: (path: string) => void;
}

/** What the checks found, in words, gravest first. */
export function Findings({ findings, onShow = jumpTo }: FindingsProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  if (findings.length === 0) {
    return (
      <p className="flex items-center gap-2 px-4 py-3 text-muted">
        <CircleCheck size={16} aria-hidden="true" className="text-ok" />
        {t('nothingFound')}
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {findings
        .toSorted((a, b) => gravity[a.level] - gravity[b.level])
        .map((finding, index) => (
          <FindingLine key={index} finding={finding} onShow={onShow} />
        ))}
    </ul>
  );
}

function FindingLine({
  finding,
  onShow,
}: {
  readonly finding: SupplierFinding;
  readonly onShow: (path: string) => void;
}): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const words = useFindingWords();
  const label = useFieldLabel();
  const { level, path, facts } = finding;
  const Icon = icons[level];
  const other = facts['keyIdentifier'];
  return (
    <li className="flex gap-2.5 px-4 py-2.5">
      <Icon size={16} aria-hidden="true" className={`mt-0.5 flex-none ${colours[level]}`} />
      <div className="min-w-0">
        <span className="sr-only">{t(`level_${level}`)}</span>
        <p className="break-words">{words(finding)}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm">
          {path !== '' && (
            <button
              type="button"
              className="text-left text-brand underline-offset-3 hover:underline"
              onClick={() => onShow(path)}
            >
              {label(path)}
            </button>
          )}
          {typeof other === 'string' && (
            <Link to={supplierPath(other)} className="text-brand underline-offset-3 hover:underline">
              {t('openOther', { name: String(facts['carrierName'] ?? '') })}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

/** The sentence for a finding, with its dates and amounts as the person writes them. */
export function useFindingWords(): (finding: Pick<SupplierFinding, 'code' | 'facts'>) => string {
  const find = useCodeTexts([supplierFailureTexts, failureTexts]);
  const formats = useFormats();
  return ({ code, facts }) => find(code, written(code, facts, formats)) ?? code;
}

function written(code: string, facts: SupplierFinding['facts'], formats: Formats): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (typeof value === 'string' && isCalendarDate(value)) return [name, formats.date(value)];
      if (code === 'certificateCoverDiffers' && Number.isFinite(Number(value)))
        return [name, formats.money(Number(value))];
      return [name, value];
    }),
  );
}

/** Scrolls to a field, or to what it belongs to, and gives it the focus, so that it is found by eye and by ear. */
function jumpTo(path: string): void {
  const place = document.getElementById(placeOf(path)) ?? document.getElementById(placeOf(path.split('.')[0] ?? ''));
  place?.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  place?.focus({ preventScroll: true });
}
