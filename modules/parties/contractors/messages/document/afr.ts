import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Krediteuraansoek',
  page: 'Bladsy {page}',
  of: '{client} · {company}',
  yes: 'Ja',
  no: 'Nee',
  none: '–',
  signedBy: 'Geteken deur {name}, {capacity}',
  signaturePicture: 'SHA-256 van die prent van die handtekening',
  fileWithHash: '{file} (SHA-256 {hash})',
  certificate: 'Handtekeningsertifikaat',
  application: 'Aansoek',
  reference: 'Verwysing',
  client: 'Kliënt',
  signatory: 'Ondertekenaar',
  signedAt: 'Geteken op',
  localTime: '{at} ({zone})',
  invitedBy: 'Skakel gestuur aan',
  number: 'Nommer wat die eenmalige kode ontvang het',
  codeAt: 'Kode aanvaar op',
  ip: 'Netwerkadres',
  agent: 'Blaaier',
  contentHash: 'SHA-256 van die inhoud',
  howToCheck:
    'Om die inhoud na te gaan: neem die teks van alle bladsye voor hierdie een in die volgorde waarin dit geskryf is, laat alle wit spasie weg, en bereken die SHA-256 daarvan, byvoorbeeld met: {command}',
  noSurety:
    'Hierdie handtekening is ’n gewone elektroniese handtekening van die aansoeker. Dit is geen borgstelling nie: ’n borg teken ’n akte van sy eie, op papier of met ’n gevorderde elektroniese handtekening.',
  fileName: 'Krediteuraansoek {reference}.pdf',
};
