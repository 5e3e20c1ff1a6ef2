import { curve, example, figure, formula, heading, lesson, list, paragraph } from '../../lesson-source.ts';

export const portfolioHeat = lesson({
  id: 'portfolio-heat',
  topic: 'Portfolio Management',
  position: 4,
  title: 'Portfolio heat: the risk of everything that is open',
  summary: 'Add up the risk of open positions, count related ones together, and keep the sum under a limit.',
  terms: {
    'Portfolio heat':
      'what is lost from the entries if every open position hits its stop, in percent of the balance; a stop that locks in a profit adds nothing.',
    'Open risk': 'what one open position loses from the present price to its stop.',
    Exposure: 'the value of all positions, whatever their stops.',
    Cluster: 'positions that depend on the same driver and are counted as one.',
  },
  blocks: [
    paragraph(
      'Risking one percent a trade says nothing about the account if ten trades are open. Portfolio heat is the answer to one question: what is lost if all stops are hit? It is the number to keep a limit on, because it is the size of a bad day.',
    ),
    formula('heat = sum of (units × loss at the stop) ÷ balance', {
      units: 'size of each position',
      'loss at the stop':
        'entry − stop for a long position, stop − entry for a short one; 0 when the stop has passed the entry, since a profit is no risk',
    }),
    example(
      'Three positions on a balance of 20,000',
      [
        'First: 40 × (52 − 49.5) = 100',
        'Second: 150 × (20 − 19) = 150',
        'Third, short: 25 × (88 − 80) = 200',
        'Sum: 100 + 150 + 200 = 450',
        'Heat: 450 ÷ 20,000 = 2.25%',
      ],
      'If everything goes wrong at once, 2.25% of the account is lost, gaps aside.',
    ),
    heading('Heat moves with the stops'),
    paragraph(
      'When a stop is moved up to the entry or past it, that position no longer adds to the heat counted from entry. The profit it locks in is not set against the heat of the others either: it is only certain when the stop has filled. Counted from the present price it still can lose the open gain. Both views are useful: heat from entry protects the balance, open risk from the present price protects what has been gained so far. Say which one you mean.',
    ),
    example(
      'After the first position has risen to 58 and its stop to 54',
      [
        'A stop at 54 is past the entry and locks in a gain of 40 × (54 − 52) = 80; it counts 0 in the heat',
        'Open risk from the price: 40 × (58 − 54) = 160',
        'Heat of the other two: (150 + 200) ÷ 20,000 = 1.75%',
      ],
      'The heat from entry falls to 1.75%, while 160 of open gain can still be given back.',
    ),
    heading('Clusters'),
    paragraph(
      'Adding up assumes that everything fails together; ignoring the sum assumes that nothing does. The truth lies between and depends on correlation. With equal risks r and a common correlation ρ, the usual swing of n positions together is r × √(n + n × (n − 1) × ρ). Simple addition is the case ρ = 1.',
    ),
    example(
      'Five positions with 1% each',
      [
        'Unrelated: √(5 + 5 × 4 × 0) ≈ 2.24',
        'Correlation 0.5: √(5 + 5 × 4 × 0.5) ≈ 3.87',
        'In step: √(5 + 5 × 4 × 1) = 5',
      ],
      'The usual swing is 2.24%, 3.87% or 5%. With a correlation of 0.5 it is already closer to the plain sum.',
    ),
    figure({
      kind: 'curve',
      caption: 'Usual swing of positions with 1% each, by their number, for three correlations.',
      xLabel: 'Positions',
      yLabel: 'Swing (% of the balance)',
      series: [0, 0.5, 1].map((rho) => ({
        label: `Correlation ${rho}`,
        points: curve(10, 1, (n) => Math.sqrt(n + n * (n - 1) * rho), 1),
      })),
    }),
    heading('A limit and how to use it'),
    list(
      'Set a limit for the whole, for example 6%, and one for each cluster, for example 3%.',
      'A new position has to fit under both. If it does not, it is smaller, or it replaces another, or it is left out.',
      'Positions in opposite directions in one cluster reduce it only if the correlation is high and has been measured.',
      'Check the heat before the weekend and before known events: gaps pass stops, and heat is computed with stops.',
    ),
    paragraph(
      'Exposure is the other number to watch. Heat can be small with near stops although the positions together are worth several times the balance. If trading is halted or opens with a gap, the exposure decides, not the heat. A limit on both covers both kinds of bad day.',
    ),
    example(
      'Small heat, large exposure',
      [
        'Position of 60,000 with a stop 0.5% away: 60,000 × 0.5% = 300',
        'Heat on 20,000: 300 ÷ 20,000 = 1.5%',
        'A gap of 5%: 60,000 × 5% = 3,000',
        'In percent of the balance: 3,000 ÷ 20,000 = 15%',
      ],
      'The heat says 1.5%, the gap takes 15%.',
    ),
  ],
});
