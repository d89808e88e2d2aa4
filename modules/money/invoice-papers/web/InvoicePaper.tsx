import clsx from 'clsx';
import { type ReactNode, use } from 'react';
import { renderSVG } from 'uqr';
import type { Language } from '#platform/language.ts';
import { translator } from '#platform/messages.ts';
import { type PaperContent, paperContent, type PaperWords } from '../content.ts';
import { paperTexts } from '../messages/paper/index.ts';
import type { InvoicePaper as Paper } from '../paper.ts';

interface InvoicePaperProps {
  readonly paper: Paper;
  /** The address of the company's logo. */
  readonly logo?: string | undefined;
  /** What a line leads to; without it lines are not pressed. */
  readonly onLine?: ((line: number) => void) | undefined;
  /** The line that is spoken of beside the paper. */
  readonly marked?: number | undefined;
  /** So many times as large as it is by itself; all measures of the paper follow its width. */
  readonly zoom?: number;
}

const words = new Map<Language, Promise<PaperWords>>();

/** The words of a paper, which are those of its own language and not of the reader's. */
function wordsOf(language: Language): Promise<PaperWords> {
  let found = words.get(language);
  if (!found) {
    found = paperTexts.load[language]().then(({ texts }) => translator(language, texts));
    words.set(language, found);
    found.catch(() => words.delete(language));
  }
  return found;
}

/** 540 px. */
const widthInRem = 33.75;

/**
 * A document as its customer gets it, 540 px wide at most and white in the dark too. All its measures follow its width, so
 * that it looks the same on a phone. Suspends until its words are there.
 */
export function InvoicePaper({ paper, logo, onLine, marked, zoom = 1 }: InvoicePaperProps): ReactNode {
  const content = paperContent(paper, use(wordsOf(paper.language)));
  const name = [content.title, content.number].filter(Boolean).join(' ');
  return (
    <article
      aria-label={name}
      lang={paper.language === 'afr' ? 'af' : paper.language}
      className="@container grid shrink-0 gap-4 tabular-nums"
      style={{ width: `${zoom * 100}%`, maxWidth: `${zoom * widthInRem}rem` }}
    >
      <Sheet watermark={content.watermark}>
        <Head content={content} logo={logo} />
        <Lines content={content} onLine={onLine} marked={marked} />
        <Totals content={content} />
        <Foot content={content} paper={paper} />
      </Sheet>
      {content.annex && (
        <Sheet watermark={content.watermark}>
          <Annex content={content} annex={content.annex} name={name} />
        </Sheet>
      )}
    </article>
  );
}

function Sheet({ watermark, children }: { readonly watermark: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="relative isolate flex min-h-[141.4cqw] flex-col overflow-hidden bg-white px-[6.8cqw] py-[6.6cqw] text-[1.8cqw] leading-[1.35] text-[#1a1815] scheme-light shadow-(--shade-pop)">
      {watermark !== '' && (
        <span
          aria-hidden
          // A picture behind the text, not a text to be read: as faint as it must be.
          data-mark={watermark}
          className="absolute inset-0 -z-10 grid -rotate-45 place-items-center text-[18cqw] font-bold text-[#eeece8] before:content-[attr(data-mark)]"
        />
      )}
      {children}
    </div>
  );
}

const faint = 'text-[#5f5a52]';

function Head({ content, logo }: { readonly content: PaperContent; readonly logo: string | undefined }): ReactNode {
  const { seller, to, facts } = content;
  return (
    <>
      <header className="flex items-start justify-between gap-[2cqw]">
        <div className="flex items-start gap-[1.6cqw]">
          {logo && <img src={logo} alt="" className="max-h-[7cqw] max-w-[20cqw] object-contain" />}
          <div>
            <p className="text-[2.3cqw] font-semibold">{seller.name}</p>
            {seller.lines.map((line) => (
              <p key={line} className={faint}>
                {line}
              </p>
            ))}
          </div>
        </div>
        <div className="text-right">
          <p className="text-[2.9cqw] leading-tight font-bold">{content.title}</p>
          {content.legalTitle !== '' && <p className="font-semibold">{content.legalTitle}</p>}
          <p>{content.number}</p>
          {content.copy !== '' && <p className="font-semibold">{content.copy}</p>}
        </div>
      </header>
      <div className="mt-[3.6cqw] flex justify-between gap-[4cqw]">
        <div>
          <p className={faint}>{to.label}</p>
          <p className="font-semibold">{to.name}</p>
          {to.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <dl className="grid grid-cols-[auto_auto] content-start gap-x-[3cqw]">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className={faint}>{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

interface LinesProps {
  readonly content: PaperContent;
  readonly onLine: InvoicePaperProps['onLine'];
  readonly marked: number | undefined;
}

const cell = 'px-[1cqw] py-[0.9cqw]';
const figure = clsx(cell, 'text-right whitespace-nowrap');

function Lines({ content: { heads, lines }, onLine, marked }: LinesProps): ReactNode {
  return (
    <table className="mt-[3.4cqw] w-full border-collapse">
      <thead>
        <tr className="bg-[#f2f0ed] text-left">
          <th className={cell}>{heads.description}</th>
          <th className={figure}>{heads.quantity}</th>
          <th className={figure}>{heads.price}</th>
          <th className={figure}>{heads.net}</th>
          <th className={cell}>
            <span className="sr-only">{heads.mark}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, load, description, quantity, price, net, mark }) => {
          const said = [load, description].filter(Boolean).join(' ');
          return (
            <tr
              key={line}
              className={clsx(
                'relative border-b border-[#d8d4cc]',
                line === marked && 'bg-[#fdf3d6] outline outline-[#a8741a]',
                onLine && line !== marked && 'hover:bg-[#f7f6f3]',
              )}
            >
              <td className={cell}>
                {onLine ? (
                  <button
                    type="button"
                    aria-pressed={line === marked}
                    className="text-left after:absolute after:inset-0"
                    onClick={() => onLine(line)}
                  >
                    {said}
                  </button>
                ) : (
                  said
                )}
              </td>
              <td className={figure}>{quantity}</td>
              <td className={figure}>{price}</td>
              <td className={figure}>{net}</td>
              <td className={clsx(cell, faint)}>{mark}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Totals({ content: { totals, total, notes } }: { readonly content: PaperContent }): ReactNode {
  return (
    <>
      <dl className="mt-[2cqw] ml-auto grid w-1/2 grid-cols-[1fr_auto] gap-y-[0.8cqw] pr-[3.6cqw]">
        {totals.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className={faint}>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
        <div className="col-span-2 flex justify-between border-t border-[#1a1815] pt-[0.8cqw] text-[2.2cqw] font-bold">
          <dt>{total[0]}</dt>
          <dd>{total[1]}</dd>
        </div>
      </dl>
      <div className={clsx('mt-[2.6cqw]', faint)}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </>
  );
}

function Foot({ content, paper }: { readonly content: PaperContent; readonly paper: Paper }): ReactNode {
  const { pay, foot, genuine } = content;
  return (
    <footer className="mt-auto flex items-end justify-between gap-[3cqw] pt-[4cqw]">
      <div>
        {pay && (
          <div className="mb-[1cqw]">
            <p className="font-semibold">{pay.label}</p>
            {pay.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p className="font-semibold">{pay.reference}</p>
          </div>
        )}
        {foot.map((line) => (
          <p key={line} className={faint}>
            {line}
          </p>
        ))}
      </div>
      <div className="flex flex-none items-center gap-[1.4cqw]">
        {genuine && <p className={clsx('max-w-[13cqw] text-right', faint)}>{genuine}</p>}
        {paper.fiscal && <Code text={paper.fiscal.qr} />}
        {paper.verifyUrl && <Code text={paper.verifyUrl} />}
      </div>
    </footer>
  );
}

function Code({ text }: { readonly text: string }): ReactNode {
  return (
    <img
      src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text, { border: 1 }))}`}
      alt={text}
      className="size-[11cqw]"
    />
  );
}

interface AnnexProps {
  readonly content: PaperContent;
  readonly annex: NonNullable<PaperContent['annex']>;
  readonly name: string;
}

function Annex({ content, annex: { title, heads, rows, sum }, name }: AnnexProps): ReactNode {
  return (
    <>
      <p className="flex justify-between border-b border-[#d8d4cc] pb-[1cqw]">
        <span className={faint}>{`${content.seller.name} · ${content.to.name}`}</span>
        <span className="font-semibold">{name}</span>
      </p>
      <p className="my-[1.6cqw] text-[2.2cqw] font-semibold">{title}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr className="bg-[#f2f0ed] text-left">
            {heads.map((head, place) => (
              <th key={head} className={place === heads.length - 1 ? figure : cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]} className="border-b border-[#d8d4cc]">
              {cells.map((each, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- The columns never change.
                <td key={place} className={place === cells.length - 1 ? figure : cell}>
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <td className={cell} colSpan={heads.length - 1}>
              {sum[0]}
            </td>
            <td className={figure}>{sum[1]}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
