import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  statementPeriodBackwards: 'Die laaste dag is voor die eerste. Kies ’n later dag.',
  statementPeriodLong: 'Kies ’n tydperk van ’n jaar of minder.',
  statementNothingOwed: 'Niks word geskuld vir vragte wat in hierdie tydperk afgelewer is nie. Kies ’n ander tydperk.',
  statementNothingWaits: 'Geen vrag van hierdie verskaffer wag vir ’n faktuur nie.',
  statementNoEmail: 'Die verskaffer het geen e-posadres nie. Voer een in.',
  statementNoMobile: 'Die verskaffer het geen selfoonnommer vir die kode nie. Voer een in.',
  statementNumberUsed: 'U het {number} van {date} reeds gestuur. Voer die nommer van hierdie faktuur in.',
  statementLoadGone:
    'Een van hierdie vragte wag nie meer vir ’n faktuur nie. Maak die bladsy weer oop en kies die vragte.',
  statementVatTooMuch: 'Die BTW is deel van die totaal. Voer minder as die totaal in.',
  statementTooSmall: 'Dit is te min vir die vragte wat u gekies het. Kontroleer die bedrag.',
  statementChanged: 'Die staat het intussen verander. Maak die bladsy weer oop en kyk weer daarna.',
};
