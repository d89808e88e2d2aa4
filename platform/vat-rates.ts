import { africanCountry, type AfricanCountryCode } from './africa.ts';

// Apart from the codes, which the public forms know: they need no rate.

/** A standard rate in per cent from its first day on; no rate is known for the days before the first. */
interface StandardRate {
  readonly from: string;
  readonly percent: number;
}

/**
 * The standard rates of VAT by country and day: the only place of the product that names one. A country that is missing here
 * is not known, and neither is a day before its first row.
 */
const standardRates: Readonly<Partial<Record<AfricanCountryCode, readonly StandardRate[]>>> = {
  // VAT Act 89 of 1991, s 7(1); raised by the Budget of 2018. The rise to 15.5 % announced for 1 May 2025 was withdrawn
  // before it came into force (National Treasury, 24 April 2025).
  ZA: [
    { from: '1993-04-07', percent: 14 },
    { from: '2018-04-01', percent: 15 },
  ],
  // Value-Added Tax Act 10 of 2000.
  NA: [{ from: '2000-11-27', percent: 15 }],
  // BURS: 14 % since April 2021; 12 % from 3 August 2022 (guidance on the temporary relief). KPMG gives 3 February 2023 for its
  // end and vatcalc.com 1 April 2023 after an extension; no rate is stated for the days on which they differ.
  BW: [
    { from: '2021-04-01', percent: 14 },
    { from: '2022-08-03', percent: 12 },
    { from: '2023-02-03', percent: Number.NaN },
    { from: '2023-04-01', percent: 14 },
  ],
  // Finance (No. 2) Act 2022: 15 % from 1 January 2023, 14.5 % before; Finance Act 7 of 2025: 15.5 % from 1 January 2026 (ZIMRA notice).
  ZW: [
    { from: '2020-01-01', percent: 14.5 },
    { from: '2023-01-01', percent: 15 },
    { from: '2026-01-01', percent: 15.5 },
  ],
  // Law 22/2022: 16 % from 1 January 2023, 17 % before.
  MZ: [
    { from: '2008-01-01', percent: 17 },
    { from: '2023-01-01', percent: 16 },
  ],
  // Value Added Tax (Rate of Tax) Order: 16 % since April 2008.
  ZM: [{ from: '2008-04-01', percent: 16 }],
  // Value Added Tax Act 2011 as amended: 15 % since September 2018.
  SZ: [{ from: '2018-09-01', percent: 15 }],
  // 15 % since April 2018, to be in line with South Africa (IBFD, BDO 11 April 2018).
  LS: [{ from: '2018-04-01', percent: 15 }],
  // VAT Act 2013, in force on 2 September 2013; 14 % from 1 April to 31 December 2020 (Tax Laws (Amendment) Act 2020; vatcalc.com).
  KE: [
    { from: '2013-09-02', percent: 16 },
    { from: '2020-04-01', percent: 14 },
    { from: '2021-01-01', percent: 16 },
  ],
  // As listed by vatupdate.com on 29 September 2021; older days are not known.
  AO: [{ from: '2021-09-29', percent: 14 }],
  CD: [{ from: '2021-09-29', percent: 16 }],
  // VAT (Amendment) (No. 2) Act 37 of 2025: 17.5 % from 31 December 2025, the day after it was gazetted; 16.5 % before.
  MW: [
    { from: '2016-10-01', percent: 16.5 },
    { from: '2025-12-31', percent: 17.5 },
  ],
};

/** The country and the day by which a document is taxed; the country by its name or code, as its company states it. */
export interface VatPlace {
  readonly country: string;
  readonly day: string;
}

/** Per cent of a VAT code; undefined where the standard rate of the country is not known for the day. */
export function vatRateOf({ country, day }: VatPlace, code: string): number | undefined {
  if (code !== 'standard') return 0;
  const known = africanCountry(country);
  const percent = (known ? standardRates[known.code] : undefined)?.findLast(({ from }) => from <= day)?.percent;
  return percent === undefined || Number.isNaN(percent) ? undefined : percent;
}
