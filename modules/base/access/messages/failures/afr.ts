import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  signInRefused: 'Die gebruikersnaam of wagwoord is nie korrek nie.',
  usernameEmpty: 'Die gebruikersnaam mag nie leeg wees nie.',
  resetNotUsable: 'Hierdie herstelskakel of -kode is nie meer geldig nie. Vra ’n nuwe een aan.',
  passwordTooWeak:
    'Die wagwoord moet ten minste 8 karakters, 1 spesiale karakter, 1 syfer, 1 hoofletter en 1 kleinletter hê.',
  passwordGuessable: 'Hierdie wagwoord is maklik om te raai. Kies ’n ander een.',
  accountTaken: 'Hierdie adres het reeds ’n rekening. Een adres is een rekening.',
  roleRequired: 'Kies ten minste een rol.',
  supplierNotExpected: 'Slegs ’n gebruiker van ’n verskaffer word aan een gebind.',
  roleNameTaken: 'Daar is reeds ’n rol met hierdie naam.',
  roleInUse: {
    one: '{count} persoon het nog hierdie rol. Gee eers ’n ander een.',
    other: '{count} mense het nog hierdie rol. Gee hulle eers ’n ander een.',
  },
  unknownRight: 'Daar is geen reg “{authorisation}” nie.',
  grantsMoreThanOwn: 'Jy kan nie regte gee wat jy nie self het nie. Vra iemand wat rolle bestuur.',
  holdsMoreThanOwn: 'Hierdie persoon het regte wat jy nie het nie. Vra iemand wat rolle bestuur.',
  reachesFurtherThanOwn:
    'Hierdie rol reik verder as joune: meer rekords, of hoër bedrae. Vra iemand wat rolle bestuur.',
  scopeEmpty: 'Kies ten minste een, of laat die rol almal sien.',
  scopeOfSupplierUsers: '’n Verskaffer se gebruikers sien net daardie verskaffer; hulle rolle het geen ander perk nie.',
  ownRights: 'Dit sal regte van jouself wegneem. Vra ’n ander administrateur om dit te doen.',
  ownAccount: 'Jy kan dit nie met jou eie rekening doen nie. Vra ’n ander administrateur.',
  lastAdministrator: 'Niemand sal oorbly wat rolle kan verander nie. Maak eers iemand anders administrateur.',
  passwordWrong: 'Dit is nie jou wagwoord nie.',
  secondFactorRequired: 'Bevestig met jou tweede faktor dat dit jy is.',
  secondFactorWrong: 'Hierdie kode is verkeerd of is reeds gebruik. Wag vir die volgende een.',
  secondFactorNeeded:
    'Een van jou rolle het ’n tweede faktor nodig. Stel eers ’n ander een op voordat jy hierdie een verwyder.',
  challengeExpired: 'Hierdie aanmelding het te lank geduur. Begin weer met jou wagwoord.',
  passkeyRefused: 'Die toegangsleutel kon nie geregistreer word nie. Probeer weer of gebruik ’n ander toestel.',
  passkeyWrong: 'Hierdie toegangsleutel is nie aanvaar nie. Probeer weer of op ’n ander manier.',
  confirmationNeeded: 'Bevestig met jou tweede faktor dat dit jy is.',
  confirmationExpired: 'Dit het te lank geduur, of is te veel probeer. Maak die venster toe en begin weer.',
};
