/** Status, title and text of the failures of lessons, calculators, quizzes and reviews, for the error table. */
export const learningErrors = {
  'tutor.calculator_input': {
    status: 422,
    title: 'Numbers do not fit together',
    text: 'These numbers do not fit together.',
  },
  'tutor.lesson_not_found': { status: 404, title: 'No such lesson', text: 'There is no such lesson.' },
  'tutor.quiz_not_found': { status: 404, title: 'No such quiz', text: 'There is no such quiz.' },
  'tutor.quiz_answered': {
    status: 409,
    title: 'Quiz already answered',
    text: 'This quiz has already been answered. Start a new one.',
  },
  'tutor.quiz_subject': {
    status: 400,
    title: 'Two subjects',
    text: 'A quiz is about a topic or about an analysis: name one of them.',
  },
  'tutor.quiz_empty': {
    status: 422,
    title: 'Nothing to ask',
    text: 'This analysis has no measured values to ask about. Choose a completed one.',
  },
  'tutor.card_not_found': {
    status: 404,
    title: 'No such review card',
    text: 'There is no such review card.',
  },
  'tutor.card_not_due': {
    status: 409,
    title: 'Card not due',
    text: 'This card has been reviewed. It comes back when it is due.',
  },
  'tutor.time_zone': {
    status: 400,
    title: 'Unknown time zone',
    text: 'There is no such time zone. Send an IANA name, such as Europe/Berlin.',
  },
} as const;
