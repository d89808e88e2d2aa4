export const office = {
  monday: '07:00-17:00',
  tuesday: '07:00-17:00',
  wednesday: '07:00-17:00',
  thursday: '07:00-17:00',
  friday: '07:00-16:00',
};
const always = '00:00-24:00';
export const roundTheClock = {
  monday: always,
  tuesday: always,
  wednesday: always,
  thursday: always,
  friday: always,
  saturday: always,
  sunday: always,
};

/** The fixed holidays on which most gates stay shut. */
export const newYear = { from: '2026-01-01', everyYear: true, note: 'New Year’s Day' };
export const christmas = {
  from: '2025-12-25',
  until: '2025-12-26',
  everyYear: true,
  note: 'Christmas and Day of Goodwill',
};
