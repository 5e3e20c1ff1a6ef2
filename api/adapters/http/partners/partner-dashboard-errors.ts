/** Status, title and text of the failures of the partner dashboard, for the error table. */
export const partnerDashboardErrors = {
  'partners.statement_not_found': {
    status: 404,
    title: 'No such statement',
    text: 'There is no statement of this month.',
  },
} as const;
