import { Link } from '@tanstack/react-router';
import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isCalendarDate } from '#platform/dates.ts';
import { failureTexts } from '#platform/messages/failures/index.ts';
import { type Formats, useFormats } from '#platform/web/formats.ts';
import { useDesk } from '#platform/web/shell/desk.ts';
import { type AnyCatalogue, useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { PartyFinding } from '#modules/parties/parties/findings.ts';
import { partyFailureTexts } from '#modules/parties/parties/messages/failures/index.ts';
import { partyReviewTexts } from '#modules/parties/parties/messages/review/index.ts';
import { usePartyReview } from './PartyReview.tsx';
import { jumpTo } from './places.ts';

const icons = { E: OctagonX, W: TriangleAlert, I: Info } as const;
const colours = { E: 'text-danger', W: 'text-warn', I: 'text-muted' } as const;
const gravity = { E: 0, W: 1, I: 2 } as const;

interface FindingsProps {
  /** Those to show, where they are not all of the party. */
  readonly findings?: readonly PartyFinding[];
  /** Shows the field that a finding is about. */
  readonly onShow?: ((path: string) => void) | undefined;
}

/** What the checks found, in words, gravest first. */
export function Findings({ findings: some, onShow = jumpTo }: FindingsProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const review = usePartyReview();
  const findings = some ?? review.findings;
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

interface FindingLineProps {
  readonly finding: PartyFinding;
  readonly onShow: (path: string) => void;
}

function FindingLine({ finding, onShow }: FindingLineProps): ReactNode {
  const t = useTexts(partyReviewTexts);
  const { words, labelOf } = usePartyReview();
  const { level, path, facts } = finding;
  const Icon = icons[level];
  const other = useOtherParty(facts);
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
              {labelOf(path)}
            </button>
          )}
          {other !== undefined && (
            <Link to={other} className="text-brand underline-offset-3 hover:underline">
              {t('openOther', { name: String(facts['partyName'] ?? '') })}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

/** The channel of each kind of party, under which the desk knows its page. */
const channels: Readonly<Record<string, string>> = {
  supplier: 'carriers',
  customer: 'shippers',
  contractor: 'contractors',
};

/** The page of the party that a finding is about, beside the one that is looked at. */
function useOtherParty({ party, keyIdentifier }: PartyFinding['facts']): string | undefined {
  const { recordPages } = useDesk();
  const page = recordPages[channels[String(party)] ?? ''];
  return typeof keyIdentifier === 'string' ? page?.path(keyIdentifier) : undefined;
}

export type FindingWords = (finding: Pick<PartyFinding, 'code' | 'facts'>) => string;

/**
 * The sentence for a finding, with its dates and amounts as the person writes them: its code is looked for in `own`, then
 * in what all parties share. The facts of `amountCodes` are amounts in rand.
 */
export function useFindingWords(own: readonly AnyCatalogue[], amountCodes: readonly string[] = []): FindingWords {
  const find = useCodeTexts([...own, partyFailureTexts, failureTexts]);
  const formats = useFormats();
  return ({ code, facts }) => find(code, written(facts, formats, amountCodes.includes(code))) ?? code;
}

function written(facts: PartyFinding['facts'], formats: Formats, areAmounts: boolean) {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (typeof value === 'string' && isCalendarDate(value)) return [name, formats.date(value)];
      if (areAmounts && Number.isFinite(Number(value))) return [name, formats.money(Number(value))];
      return [name, value];
    }),
  );
}
