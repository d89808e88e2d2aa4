export const texts = {
  offerSubject: '{company}: a load from {origin} to {destination}',
  offerIntro: '{company} offers you load {loadNumber} from {origin} to {destination}, loading on {date}.',
  offerAsk: 'Please accept it, decline it or name another price by {date}. After that the offer ends.',
  offerAction: 'See the offer',
  confirmedSubject: '{company}: the load from {origin} to {destination} is yours',
  confirmedIntro: '{company} confirms load {loadNumber} from {origin} to {destination} for you.',
  confirmedAmount: 'The agreed amount is {amount} without VAT. Please name the vehicle and the driver on the page.',
  nameAction: 'Name vehicle and driver',
  supersededSubject: '{company}: the load from {origin} to {destination} is taken',
  supersededIntro:
    'Another carrier took load {loadNumber} from {origin} to {destination}. Thank you for looking at it; you need not do anything. {company} will ask you again.',
  withdrawnSubject: '{company}: the load from {origin} to {destination} was withdrawn',
  withdrawnIntro:
    '{company} took back the offer of load {loadNumber} from {origin} to {destination}. You need not do anything.',
  counterRefusedSubject: '{company}: your price for {origin} to {destination}',
  counterRefusedIntro:
    '{company} cannot take the price that you named for load {loadNumber} from {origin} to {destination}.',
  counterStands: 'The original offer still stands until {date}.',
  counterRefusedLateSubject: '{company}: your price for {origin} to {destination}',
  counterRefusedLateIntro:
    '{company} cannot take the price that you named for load {loadNumber} from {origin} to {destination}, and the offer has ended. You need not do anything.',
  exhaustedSubject: 'Nobody took load {loadNumber}',
  exhaustedIntro:
    'Every supplier declined load {loadNumber} from {origin} to {destination}, or did not answer in time. It is ready to be given away again.',
  counteredSubject: 'Another price for load {loadNumber}',
  counteredIntro:
    '{supplier} would take load {loadNumber} for {amount} instead of {offered}, and waits for your answer.',
  attentionSubject: 'Load {loadNumber} was accepted but is not booked',
  attentionIntro:
    '{supplier} accepted load {loadNumber}, but something stands against it now. Mend it and book the load, or withdraw the offer.',
  openLoad: 'Open the load',
} as const;
