import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  invalidMoment: 'Voer ’n datum en tyd met die sone in, soos 2026-11-23T06:30:00Z.',
  tooManyDecimals: 'Dit het te veel desimale.',
  notALoadType: 'Kies ’n bestellingsoort vir vragte.',
  vehicleOfOther: 'Dit behoort nie aan die vrag se verskaffer nie.',
  isTrailer: 'Kies ’n voertuig wat ry, nie ’n sleepwa nie.',
  chosenTwice: 'Dit is twee keer gekies.',
  stopReached: 'Die voertuig was al by hierdie stop. Dit kan nie meer geskuif, verander of verwyder word nie.',
  firstStopNotPickup: 'Die eerste stop moet ’n oplaai wees.',
  lastStopNotDelivery: 'Die laaste stop moet ’n aflewering wees.',
  stopsReversed: 'Hierdie stop begin voor die een wat voor dit kom.',
  eventInFuture: 'Die tyd is meer as vyf minute in die toekoms.',
  departBeforeArrival: '’n Voertuig kan nie by ’n stop vertrek voor dit daar aankom nie.',
  reasonNotForEvent: 'Hierdie rede pas nie by die gebeurtenis nie. Kies een uit die lys.',
  stopOfOtherLoad: 'Hierdie stop behoort nie aan die vrag nie.',
  loadIncomplete: 'Die vrag is nie volledig nie. Maak asseblief die gemerkte velde reg.',
  customerNotActive: 'Die kliënt is nie aktief nie, daarom kan geen vrag daarvoor bespreek word nie.',
  rateMissing:
    'Die vrag het nie ’n prys vir die kliënt nie. Voeg een by, of vra iemand wat vragte sonder prys mag indien.',
  creditHold: 'Die vrag word vir krediet teruggehou. Dit sou die kliënt se krediet met R {excess} oorskry.',
  loadHeld: '’n Terughouding van die soort {type} keer dit: {reason}',
  resourceTaken:
    '{resource} is reeds op vrag {loadNumber} tot {until}, bespreek deur {by}. Kies ’n ander een of verander die tye.',
  resourceTakenByOther:
    'Die voertuig, ’n sleepwa of ’n drywer is dan reeds op ’n ander vrag. Kies ’n ander een of verander die tye.',
  stopsOpen:
    'Sommige aflewerings is nie klaar nie. Voltooi elkeen, of teken dit as mislukte aan en sê wat met die goedere gebeur.',
  stopReachedAlready: 'Die voertuig het reeds ’n stop bereik. Kanselleer die vrag of ruil eerder die voertuig.',
  podMissing: '’n Bewys van aflewering ontbreek. Aanvaar dit of skeld dit eers kwyt.',
  billingOpen: 'Die vrag is nog nie aan albei kante gefaktureer nie.',
  alreadyBilled: 'Die vrag is reeds gefaktureer of betaal. Dit kan nie meer heropen word nie.',
  restoreTooLate: '’n Gekanselleerde vrag kan net op dieselfde dag herstel word.',
  ownWork: 'Jy het hierdie vrag self vasgelê. ’n Tweede persoon moet dit vrystel.',
  eventNotNext: 'Dit kan nie volg op wat tevore by die stop gebeur het nie: dit is {status}.',
  loadNotMoving: 'Tye van stoppe kan aangeteken word sodra die vrag versend is.',
  eventSuperseded: 'Hierdie gebeurtenis is reeds reggestel of ongeldig verklaar. Kyk na die nuwer een.',
  eventNotCorrectable: 'Net tye, notas en verslae kan reggestel word.',
  correctionTooLate: 'Dit is ouer as 48 uur, of die vrag is gefaktureer. Vra iemand wat ou gebeurtenisse mag regstel.',
  eventNotOfSystem: 'Net wat ’n stelsel opgemerk het, kan ongeldig verklaar word. Stel dit eerder reg.',
  fieldsFixed: 'Kliënt en bestellingsoort kan nie meer verander nadat die vrag bespreek is nie.',
};
