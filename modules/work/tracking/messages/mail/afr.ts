export const texts = {
  trackingSubject: 'Volg jou vrag {load}',
  trackingText: '{client} vervoer {load} vir jou van {from} na {to}; laai op {date}.',
  trackingHow:
    'Die bladsy hieronder wys hoe ver jou vrag is en wanneer dit verwag word. Dit werk homself by en bly oop tot {days} dae ná aflewering. Enigeen met die skakel kan dit oopmaak.',
  trackingAction: 'Volg die vrag',
} as const;
