import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  quantityZero: 'Vul ’n hoeveelheid bo 0 in.',
  quantityDecimals: 'Vul ’n hoeveelheid met hoogstens drie desimale in.',
  priceDecimals: 'Vul ’n prys met hoogstens vier desimale in.',
  linesMissing: 'Voeg ten minste een reël met ’n item, ’n hoeveelheid en ’n prys by.',
  lineTwice: 'Hierdie reël is twee keer hier. Verwyder een daarvan.',
  orderTooLarge: 'Die reëls kom op meer as 1 000 000 000. Gaan hoeveelhede en pryse na.',
  requiredInPast: 'Hierdie dag is verby. Kies vandag of ’n later dag.',
  orderTypeOfOther: 'Hierdie bestellingtipe is vir ’n ander soort bestelling. Kies een uit die lys.',
  orderSupplierNotApproved: 'Die verskaffer is nie goedgekeur nie. Keur dit eers goed, of kies ’n ander een.',
  supplierHasOrder: 'Die verskaffer het reeds hierdie bestelling. Kanselleer dit, en bestel by die ander een.',
  orderFieldFixed: 'Dit kan nie meer verander nie: sit die ou waarde terug.',
  lineReceived: '{description} is reeds ontvang. Laat die reël in die bestelling.',
  belowReceived: '{quantity} is reeds ontvang. Vul daardie hoeveelheid of meer in.',
  centreInactive: 'Die winssentrum {centre} is nie vandag aktief nie. Kies ’n ander een, of verander sy dae.',
  itemNotBought: 'Item {item} kan nie gekoop word nie: dit is nie aktief nie, of word net verkoop. Kies ’n ander een.',
  itemGroupNotAllowed:
    '{centre} mag nie vir die item {item} betaal nie. Kies ’n ander sentrum, of laat die groep van die item toe.',
  accountMissing:
    'Reël {line}: nie item {item} of winssentrum {centre} het ’n rekening vir koste nie. Vul een daar in.',
  ownOrder: 'Jy het hierdie bestelling aangevra of verander. ’n Tweede persoon moet daaroor besluit.',
  orderReceived: 'Deel van hierdie bestelling is ontvang. Sluit dit eerder, met ’n rede vir wat nog oop is.',
  nothingToClose: 'Niks van hierdie bestelling is ontvang nie. Kanselleer dit eerder.',
  nothingReceived: 'Vul die hoeveelheid van ten minste een reël in.',
  overReceipt:
    '{description}: {ordered} is bestel en {received} het reeds gekom. Met {tolerance}% bo die bestelling mag nog {receivable} kom. Kyk wat ander ontvang het.',
  receivedBeforeOrder: 'Dit is meer as {days} dae voor die bestelling geskryf is. Gaan die dag na.',
  revisionOvertaken:
    'Terwyl hierdie hersiening gewag het, het meer gekom as wat dit bestel: {description}. Verander dit of keur dit af.',
  receivedLongAgo: 'Dit is meer as ’n jaar gelede. Gaan die jaar na.',
  receiptTakenBack: 'Hierdie ontvangs is reeds teruggeneem.',
  receiptInvoiced: '{description} van hierdie ontvangs is gefaktureer. Keer eers die faktuur om.',
  lineOfOther: 'Een van die reëls behoort nie aan hierdie bestelling nie. Maak die bestelling weer oop.',
  overInvoiced: '{description}: net {received} is ontvang. ’n Faktuur mag {tolerance}% daarbo meld.',
  sameCentre: '’n Sentrum bestel nie by homself nie. Kies ’n ander een.',
  managerMissing: 'Niemand stem nog namens {centre} in nie. Kies in die winssentrum wie dit doen.',
  recoveryAccountMissing:
    'Reël {line}: nie item {item} of winssentrum {centre} het ’n rekening vir inkomste nie. Vul een daar in.',
  notManager: 'Net die bestuurders van die twee sentrums besluit oor hierdie bestelling.',
  agreedAlready: 'Jy het namens jou sentrum ingestem. Die ander bestuurder is volgende.',
  notReversalDecider:
    'Of ’n bedrag teruggeboek word, besluit die bestuurder van die sentrum wat dit gekry het; as hulle dit self vra, die bestuurder van die ander sentrum.',
  reversalNeedsOther: 'Jy bestuur die sentrum wat hieroor sou besluit. Vra ’n kollega om dit te vra.',
  orderOdometerBelow: 'Die afstandmeter het vroeër {km} km gewys. Dit kan nie nou minder wys nie.',
  orderOdometerAbove:
    'Die afstandmeter het by die vorige werk {km} km gewys. Geen trok ry meer as 1 500 km per dag nie. Gaan die syfer na.',
  warrantyOver: 'Die waarborg sou voor die werk verstryk. Gaan die dag na.',
  defectRepaired: '’n Gebrek wat herstel is, bly in die bestelling. Sit dit terug.',
};
