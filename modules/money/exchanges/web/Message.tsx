import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import { exchangeDeskTexts } from '../messages/desk/index.ts';

/** Lines that are shown before the rest is asked for. */
const linesShown = 40;

interface MessageProps {
  readonly title: string;
  readonly at: string | null;
  /** Empty where nothing came. */
  readonly text: string;
  readonly size: number;
}

/** A request or an answer as it went over the line, folded where it is long. */
export function Message({ title, at, text, size }: MessageProps): ReactNode {
  const t = useTexts(exchangeDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const lines = text.split('\n');
  const folded = isWhole ? 0 : Math.max(0, lines.length - linesShown);
  const shown = folded > 0 ? lines.slice(0, linesShown) : lines;
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setIsCopied(true));
  return (
    <section aria-label={title} className="min-w-0">
      <header className="flex h-9 items-center gap-2 border-b border-line px-4 text-sm">
        <h2 className="font-semibold">{title}</h2>
        <span className="truncate text-muted tabular-nums">
          {text === ''
            ? t('noAnswer')
            : [
                formats.shortMoment(at),
                size > 0 && t('bytes', { size: formatDecimal(language, Math.max(0.1, size / 1024), { decimals: 1 }) }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
        {text !== '' && (
          <button type="button" className="btn btn-g ml-auto px-2" aria-label={`${t('copy')}: ${title}`} onClick={copy}>
            {isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          </button>
        )}
      </header>
      {text !== '' && (
        <>
          {/* It is moved by keys as well, where a line is longer than the column. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} aria-label={title} className="overflow-x-auto px-4 py-3 font-mono text-xs/5">
            {shown.map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The lines never change their places.
              <Line key={place} line={line} isFirst={place === 0} />
            ))}
          </pre>
          {folded > 0 && (
            <button type="button" className="btn btn-g mx-2 mb-2" onClick={() => setIsWhole(true)}>
              {t('moreLines', { count: folded })}
            </button>
          )}
        </>
      )}
    </section>
  );
}

/** The first line has the method or the status, in a colour of its own. */
function Line({ line, isFirst }: { readonly line: string; readonly isFirst: boolean }): ReactNode {
  const match = isFirst ? /^(GET|POST|\d{3})( .*)?$/.exec(line) : null;
  if (!match) return `${line}\n`;
  const [, mark = '', rest = ''] = match;
  const isBad = /^[45]/.test(mark);
  const isGood = mark.startsWith('2');
  return (
    <>
      <span className={isBad ? 'text-danger' : isGood ? 'text-ok' : 'text-brand'}>{mark}</span>
      {`${rest}\n`}
    </>
  );
}
