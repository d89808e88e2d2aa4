import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Cents, noCents, parseMoney, wireOf } from '#platform/money.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useLanguage } from '#platform/web/language.ts';

/** With spaces, separators and a sign; longer text is no amount. */
const longestAmount = 30;

interface AmountCellProps {
  readonly label: string;
  /** Nothing where the document is not ticked. */
  readonly amount: Cents | undefined;
  readonly currency: string;
  readonly isTooMuch: boolean;
  readonly onType: (amount: Cents) => void;
  readonly onFocus: () => void;
  /** A key that is no part of an amount; true where it was used. */
  readonly onKey: (key: string) => boolean;
}

/** What a document gets. Sums follow each digit; what is no amount is marked and changes nothing. */
export function AmountCell(props: AmountCellProps): ReactNode {
  const { label, amount, currency, isTooMuch, onType, onFocus, onKey } = props;
  const language = useLanguage();
  const write = (value: Cents) => formatDecimal(language, wireOf(value), { decimals: 2, fixed: true });
  // Nothing while nobody types: then the amount is shown as it is.
  const [text, setText] = useState<string>();
  const isWrong = text !== undefined && text.trim() !== '' && parseMoney(text, currency) === undefined;
  function change(next: string): void {
    setText(next);
    const parsed = next.trim() === '' ? noCents : parseMoney(next, currency);
    if (parsed !== undefined) onType(parsed);
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!onKey(event.key)) return;
    event.preventDefault();
    // The amount that a key gives replaces what was typed.
    setText(undefined);
  }
  return (
    <input
      value={text ?? (amount === undefined ? '' : write(amount))}
      placeholder={write(noCents)}
      aria-label={label}
      aria-invalid={isWrong || isTooMuch || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={longestAmount}
      data-give=""
      className={clsx('ctl h-8! w-30! text-right tabular-nums', amount === undefined && 'border-line!')}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => {
        event.target.select();
        onFocus();
      }}
      onBlur={() => setText(undefined)}
      onKeyDown={press}
    />
  );
}
