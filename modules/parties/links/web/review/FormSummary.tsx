import { Pencil, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { ReviewProps } from '#platform/web/wizard/steps.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { SummarySection } from '#modules/parties/parties/summary.ts';
import { reviewTexts } from '#modules/parties/links/messages/review/index.ts';

interface FormSummaryProps extends ReviewProps {
  readonly sections: readonly SummarySection[];
  /** What it delays when a step was left empty, by step. */
  readonly consequences?: Readonly<Record<string, string | undefined>>;
  /** What is missing on the step that is shown itself. */
  readonly missingHere?: string | false | undefined;
}

/** What was filled in, a section for each step with a way back to it, before it is submitted. */
export function FormSummary({ steps, onEdit, sections, consequences = {}, missingHere }: FormSummaryProps): ReactNode {
  const t = useTexts(reviewTexts);
  const id = useId();
  const shown = sections.filter(({ step }) => steps.includes(step));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className="card mt-5">
      <div className="p-4 sm:px-5">
        <h2 id={id} className="text-md font-semibold">
          {t('reviewTitle')}
        </h2>
        <p className="hlp mt-0.5">{t('reviewHint')}</p>
        {missingHere && <Missing>{missingHere}</Missing>}
      </div>
      {shown.map(({ step, title, lines }) => (
        <section key={step} aria-label={title} className="border-t border-line px-4 py-3 sm:px-5">
          <div className="flex items-center justify-between gap-3">
            <h3 className="min-w-0 font-medium wrap-break-word hyphens-auto">{title}</h3>
            <button
              type="button"
              className="btn btn-g -me-3 shrink-0"
              aria-label={t('editSection', { title })}
              onClick={() => onEdit(step)}
            >
              <Pencil size={16} aria-hidden />
              {t('edit')}
            </button>
          </div>
          {lines.length > 0 ? (
            <dl className="grid gap-x-4 text-sm sm:grid-cols-[14rem_1fr] sm:gap-y-1">
              {lines.map(([label, value]) => (
                <Line key={label} label={label} value={value} />
              ))}
            </dl>
          ) : (
            <p className="text-sm text-muted">{t('nothingEntered')}</p>
          )}
          {consequences[step] && <Missing>{consequences[step]}</Missing>}
        </section>
      ))}
    </section>
  );
}

function Line({ label, value }: { readonly label: string; readonly value: string }): ReactNode {
  return (
    <>
      <dt className="pt-2 text-muted sm:pt-0">{label}</dt>
      <dd className="min-w-0 wrap-break-word">{value}</dd>
    </>
  );
}

/** What will be asked for later, or delays something. */
function Missing({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className="mt-2 flex gap-2 text-sm text-warn">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
