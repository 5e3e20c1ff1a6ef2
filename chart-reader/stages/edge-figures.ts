/** Names of the figures that edge-evidence.ts gives, for those who fit and look at them; the reader itself needs none. */

/** Names of the figures of `edgeLook`, in their order. */
const LOOKS = [
  'something is drawn beyond',
  'rows drawn beyond',
  'strongest beyond',
  'rows in the colour of the bar beyond',
  'farthest of them',
  'drawn beside',
  'other ground',
  'other colour',
  'on a line',
  'between rows',
  'strength',
  'at the edge of the pane',
  'under a label',
  'nothing is drawn at the middle',
] as const;

const OF_PICTURE = [
  'soft',
  'ticked',
  'spacing',
  'width of bodies',
  'height of bars',
  'not explained',
  'bars that disagree',
  'bars crossed',
  'colours of bars are known',
  'bodies touch',
] as const;
const OF_BAR = [
  'crossed',
  'disagrees',
  'no body seen',
  'hollow',
  'turned',
  'neighbours missing',
  'height beside the usual one',
  'height of the body',
  'rows of the body if turned',
  'rows of a body not seen',
  'rows that disagree',
  'rows crossed',
] as const;

/** Names of the figures of an end of a wick and of an edge of a body. */
export const WICK_FIGURES = [
  ...OF_PICTURE,
  ...OF_BAR,
  ...LOOKS,
  'ends level with neighbours',
  'gaps',
  'sticks out',
  'stays behind',
  'length',
  'covered rows',
] as const;
export const BODY_FIGURES = [
  ...OF_PICTURE,
  ...OF_BAR,
  ...LOOKS,
  'ends level with neighbours',
  'gaps',
  'jump beside the usual one',
  'jump',
  'length of the wick',
  'covered rows',
  'tick not seen',
  'usual jump',
  'is the close',
] as const;
