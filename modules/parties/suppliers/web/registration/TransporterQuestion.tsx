import clsx from 'clsx';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { registrationTexts } from '#modules/parties/suppliers/messages/registration/index.ts';

const answers = [
  { value: true, label: 'transporterYes', text: 'transporterYesText' },
  { value: false, label: 'transporterNo', text: 'transporterNoText' },
] as const;

interface TransporterQuestionProps {
  readonly onAnswer: (isTransporter: boolean) => void;
  /** What a Yes leads to, where it is not said to the supplier itself. */
  readonly yesText?: string;
  readonly className?: string;
}

/** Asked once, before the form of a new supplier: it decides which steps there are. */
export function TransporterQuestion({
  onAnswer,
  yesText,
  className = 'mx-auto px-4 pt-6 pb-8',
}: TransporterQuestionProps): ReactNode {
  const t = useTexts(registrationTexts);
  const options = answers.map(({ value, label, text }) => ({
    value,
    label: t(label),
    text: value && yesText ? yesText : t(text),
  }));
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<boolean>();
  const [isMissing, setIsMissing] = useState(false);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer !== undefined) return onAnswer(answer);
    setIsMissing(true);
    first.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className={clsx('w-full max-w-3xl', className)}>
      <h1
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className="text-2xl font-semibold hyphens-auto wrap-break-word outline-none"
      >
        {t('transporterQuestion')}
      </h1>
      <p id={`${id}-text`} className="mt-1 text-muted">
        {t('transporterQuestionText')}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text ${id}-error`}
        aria-required="true"
        aria-invalid={isMissing || undefined}
        className="mt-5 grid gap-3 sm:grid-cols-2"
      >
        {options.map((option, index) => (
          <label
            key={String(option.value)}
            className="card flex cursor-pointer gap-3 p-4 has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={id}
              checked={answer === option.value}
              className="mt-0.5 size-4 shrink-0 accent-ink outline-none pointer-coarse:mt-0.5 pointer-coarse:size-5"
              onChange={() => {
                setAnswer(option.value);
                setIsMissing(false);
              }}
            />
            <span className="font-medium">
              {option.label}
              <span className="hlp block font-normal">{option.text}</span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="err mt-2">
        {isMissing && t('chooseAnswer')}
      </p>
      <button type="submit" className="btn btn-p mt-5 min-w-32 pointer-coarse:w-full">
        {t('continue')}
      </button>
    </form>
  );
}
