import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  appliedSubject: 'Brandstofaanpassing van {company} vanaf {date}',
  appliedIntro: 'Vanaf {date} volg die brandstofdeel van die tariewe van {customer} die nuwe brandstofprys.',
  appliedPercent: 'Brandstof kom op {after}% van die tarief; tot nou toe was dit {before}%.',
  appliedMoney: 'Brandstof kom op {after} rand vir een eenheid van die tarief; tot nou toe was dit {before} rand.',
  appliedToMoney:
    'Brandstof word van dan af anders bereken: dit kom op {after} rand vir een eenheid van die tarief; tot nou toe was dit {before}% van die tarief.',
  appliedToPercent:
    'Brandstof word van dan af anders bereken: dit kom op {after}% van die tarief; tot nou toe was dit {before} rand vir een eenheid van die tarief.',
  appliedPrice:
    'Dit word bereken uit die prys van {price} rand per liter sedert {since}, teenoor die basisprys van {base} rand, met ’n gewig van {weight}%.',
  appliedInvoiced: 'Vragte wat reeds gefaktureer is, behou hul prys.',
  appliedReference: 'Ons verwysing: {run}.',
  reversedSubject: 'Brandstofaanpassing van {company} vanaf {date} teruggetrek',
  reversedIntro:
    'Die brandstofaanpassing van {customer} vanaf {date}, waaroor ons aan jou geskryf het, is teruggetrek. Vragte wat nog nie gefaktureer is nie, het weer hul vorige prys.',
  reversedReference: 'Ons verwysing: {run}.',
};
