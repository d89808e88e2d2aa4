/** Addresses of the loads in lanes and over time, spelled as the specification spells them. */
export const loadBoardPath = '/manageLoads/board';
export const dayPlanPath = '/manageLoads/dayPlan';
