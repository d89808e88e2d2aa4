import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notOpened: 'Die vorm kon nie oopgemaak word nie',
  awayTitle: 'Bevestig jou nommer weer',
  awayText: 'Jy was ’n ruk weg. Wat jy getik het, is nog hier.',
  exitTitle: 'Jy het nie die bepalings aanvaar nie',
  exitText: 'Daarsonder kan ons nie voortgaan nie. Jou skakel bly geldig, so jy kan terugkom.',
  exitBack: 'Lees die bepalings weer',
  questionOf: '{client} vra',
  editNotice: 'Dit is die besonderhede wat {client} het. Maak reg wat verander het en dien dit dan in.',
  restored: 'Jou konsep is terug. Jy is waar jy opgehou het.',
  doneText: 'Jou besonderhede is aan {client} gestuur.',
  whatNext: 'Wat volgende gebeur',
  nextReview: '{client} kyk na wat jy gestuur het.',
  nextQuestion: 'As iets kortkom, kry jy ’n e-pos met ’n skakel na presies dit.',
  nextDecision: 'Die besluit kom per e-pos na {email}.',
  sentReviewed: 'Daar is nog nie besluit nie: {client} gaan eers jou besonderhede na en laat jou per e-pos weet.',
  otherAdded: 'Iemand anders vul ook hierdie vorm in. Wat hulle om {time} ingevul het, is hier bygevoeg.',
  otherChanged: 'Iemand anders het dit om {time} verander, en jy ook. Hulle het ingevul:',
  keepMine: 'Hou myne',
  takeTheirs: 'Neem hulle s’n',
  otherBeforeSubmit: 'Iemand anders het hierdie vorm om {time} verander. Gaan dit na en dien dan weer in.',
};
