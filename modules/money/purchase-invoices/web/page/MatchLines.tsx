import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { isFine } from '#modules/money/purchase-invoices/match.ts';
import { purchaseDeskTexts } from '#modules/money/purchase-invoices/messages/desk/index.ts';
import type { Purchase, PurchaseLine } from '../calls.ts';

/** Each line beside what was expected of it, and the sums below. */
export function MatchLines({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
    <div className="overflow-x-auto border-b border-line" tabIndex={0} role="group" aria-label={t('lines')}>
      <table className="w-full min-w-[620px]">
        <thead>
          <tr className="h-9 border-b border-line text-left text-sm text-muted">
            <th scope="col" className="px-4 font-normal">
              {t('reference')}
            </th>
            <th scope="col" className="font-normal">
              {t('description')}
            </th>
            <th scope="col" className="text-right font-normal">
              {t('expected')}
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              {t('invoiced')}
            </th>
            <th scope="col" className="px-4 font-normal">
              {t('verdict')}
            </th>
          </tr>
        </thead>
        <tbody>
          {purchase.lines.map((line) => (
            <Line key={line.id} line={line} purchase={purchase} />
          ))}
        </tbody>
        <Sums purchase={purchase} />
      </table>
    </div>
  );
}

function Line({ line, purchase }: { readonly line: PurchaseLine; readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const { verdict, expected, net, reference, url, description, isPart, disputed } = line;
  const isOut = verdict !== '' && !isFine(verdict) && purchase.kind === 'invoice';
  const isGrave = isOut && verdict !== 'notExpected';
  const bounds = purchase.tolerance;
  return (
    <>
      <tr
        className={clsx('h-10 border-b border-line', isGrave && 'bg-danger-soft', isOut && !isGrave && 'bg-warn-soft')}
      >
        <td className="px-4 font-medium">
          {url === '' ? (
            reference
          ) : (
            <Link {...linkTo(url)} className="underline decoration-line-strong underline-offset-3">
              {reference}
            </Link>
          )}
        </td>
        <td className="py-1.5">
          {description}
          {isPart && <span className="text-muted"> · {t('part')}</span>}
        </td>
        <td className="text-right text-muted tabular-nums">
          {expected === null ? t('none') : formats.money(expected, purchase.currency)}
        </td>
        <td className="pl-3 text-right font-medium tabular-nums">{formats.money(net, purchase.currency)}</td>
        <td className="px-4 whitespace-nowrap">
          <VerdictWord line={line} purchase={purchase} />
        </td>
      </tr>
      {(isGrave || disputed > 0) && (
        <tr className={clsx('border-b border-line', isGrave && 'bg-danger-soft')}>
          <td colSpan={5} className="px-4 pb-2.5 text-sm">
            {isGrave && verdict !== 'nothingLeft' && (
              <p>
                {verdict === 'under'
                  ? t('allowedUnder', {
                      amount: formats.money(bounds.underAmount, purchase.baseCurrency),
                      percent: bounds.underPercent,
                    })
                  : t('allowedOver', {
                      amount: formats.money(bounds.overAmount, purchase.baseCurrency),
                      percent: bounds.overPercent,
                    })}
              </p>
            )}
            {verdict === 'nothingLeft' && <p>{t('nothingLeftText')}</p>}
            {disputed > 0 && <p>{t('disputedText', { amount: formats.money(disputed, purchase.currency) })}</p>}
          </td>
        </tr>
      )}
    </>
  );
}

interface VerdictProps {
  readonly line: PurchaseLine;
  readonly purchase: Pick<Purchase, 'kind' | 'currency'>;
}

function VerdictWord({ line, purchase: { kind, currency } }: VerdictProps): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const { verdict, variance, variancePercent } = line;
  if (verdict === '' || kind === 'creditNote') return <span className="text-muted">{t('notCompared')}</span>;
  const Icon = isFine(verdict) ? Check : verdict === 'notExpected' ? CircleHelp : TriangleAlert;
  const tone = isFine(verdict) ? 'text-ok' : verdict === 'notExpected' ? 'text-warn' : 'text-danger';
  const by =
    verdict === 'over' || verdict === 'under'
      ? [
          `${(variance ?? 0) > 0 ? '+' : ''}${formats.money(variance ?? 0, currency)}`,
          variancePercent === null ? '' : formats.percent(variancePercent),
        ]
          .filter(Boolean)
          .join(' · ')
      : t(`verdict_${verdict}`);
  return (
    <span className={clsx('inline-flex items-center gap-1.5 font-medium', tone)}>
      <Icon size={16} aria-hidden="true" />
      {by}
      {(verdict === 'over' || verdict === 'under') && <span className="sr-only">{t(`verdict_${verdict}`)}</span>}
    </span>
  );
}

function Sums({ purchase }: { readonly purchase: Purchase }): ReactNode {
  const t = useTexts(purchaseDeskTexts);
  const formats = useFormats();
  const { net, vat, gross, currency, expected, variance, ownVat, isVatRight, claimGaps, kind } = purchase;
  const { rate, baseGross, baseCurrency } = purchase;
  const isCredit = kind === 'creditNote';
  return (
    <tfoot className="tabular-nums [&_td]:h-8 [&_th]:h-8 [&_th]:text-left [&_th]:font-normal">
      <tr>
        <th scope="row" colSpan={2} className="pl-4">
          {t('net')}
        </th>
        <td className="text-right text-muted">{isCredit ? t('none') : formats.money(expected, currency)}</td>
        <td className="pl-3 text-right font-medium">{formats.money(net, currency)}</td>
        <td className="px-4 text-warn">{formats.money(variance, currency)}</td>
      </tr>
      <tr>
        <th scope="row" colSpan={2} className="pl-4">
          {claimGaps.length === 0 ? t('vatClaimed') : t('vatNotClaimed')}
        </th>
        <td className="text-right text-muted">{formats.money(ownVat, currency)}</td>
        <td className="pl-3 text-right font-medium">{formats.money(vat, currency)}</td>
        <td className={clsx('px-4', isVatRight ? 'text-ok' : 'text-danger')}>
          {isVatRight ? t('vatRight') : t('vatWrong')}
        </td>
      </tr>
      <tr className="border-t border-line">
        <th scope="row" colSpan={3} className="pl-4 font-semibold!">
          {isCredit ? t('givenBack') : t('gross')}
        </th>
        <td className="pl-3 text-right font-semibold" colSpan={1}>
          {formats.money(gross, currency)}
        </td>
      </tr>
      {rate && (
        <tr>
          <th scope="row" colSpan={3} className="pl-4 text-muted">
            {t('atRate', { rate: rate.value, date: formats.date(rate.day as never), source: rate.source })}
          </th>
          <td className="pl-3 text-right text-muted">{formats.money(baseGross, baseCurrency)}</td>
        </tr>
      )}
    </tfoot>
  );
}
